import { Triangle } from "../Icon/Icon.tsx";
import { message } from "./ErrorMessage.css.ts";

/** What is wrong with a field; the field points at it with `aria-describedby`. */
export function ErrorMessage({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={message}>
      <Triangle size={0.8} />
      <span>{children}</span>
    </p>
  );
}
