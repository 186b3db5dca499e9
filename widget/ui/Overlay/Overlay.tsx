import { useEffect, useId, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import * as css from "./Overlay.css.ts";

interface OverlayProps {
  title: string;
  text: string;
  /** What is going on, under the bar. */
  status?: string;
  /** Share that is done, 0 to 1; null where nobody can know. */
  share: number | null;
  /** "window" covers the page and keeps the focus; "widget" covers the widget alone. */
  reach: keyof typeof css.reach;
  /** The button that ends the wait, as Escape does over the whole page. */
  cancel?: { label: string; onPress(): void };
}

/** Says that one must wait, and for how long where that is known. It goes when it is taken away. */
export function Overlay({ title, text, status, share, reach, cancel }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current!;
    if (reach === "window" && element.showModal) element.showModal();
    else element.setAttribute("open", "");
    element.focus({ preventScroll: true });
  }, [reach]);
  const percent = share === null ? undefined : Math.round(share * 100);
  return (
    <dialog
      ref={dialog}
      className={css.reach[reach]}
      aria-labelledby={`${id}-t`}
      aria-describedby={`${id}-d`}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        cancel?.onPress();
      }}
    >
      <div className={css.message}>
        <Heading depth={1} id={`${id}-t`}>
          {title}
        </Heading>
        <p id={`${id}-d`} className={css.text}>
          {text}
        </p>
        <div
          className={css.bar}
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          {percent === undefined ? (
            <div className={`${css.fill} ${css.indeterminate}`} />
          ) : (
            <div className={css.fill} style={{ width: `${percent}%` }} />
          )}
        </div>
        <p className={css.status} role="status">
          {status}
        </p>
        {cancel && <Button onClick={cancel.onPress}>{cancel.label}</Button>}
      </div>
    </dialog>
  );
}
