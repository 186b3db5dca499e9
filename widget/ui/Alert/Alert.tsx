import type { ReactNode } from "react";
import { Triangle } from "../Icon/Icon.tsx";
import * as css from "./Alert.css.ts";

interface AlertProps {
  tone: keyof typeof css.tones;
  title: string;
  children?: ReactNode;
  /** Where something around it is a live region already. */
  silent?: boolean;
}

/** A message that stays in its place: an error is announced at once, a notice in its turn. */
export function Alert({ tone, title, children, silent }: AlertProps) {
  return (
    <div className={css.tones[tone]} part="message" role={silent ? undefined : tone === "error" ? "alert" : "status"}>
      <p className={tone === "error" ? css.titleError : css.title}>
        {tone === "error" && <Triangle />}
        {title}
      </p>
      {children && <div className={css.text}>{children}</div>}
    </div>
  );
}
