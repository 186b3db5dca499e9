import { type ReactNode, useEffect, useRef, useState } from "react";
import { Tip } from "./Tip.later.tsx";
import * as css from "./Tooltip.css.ts";

/** How long one points before it opens, and how soon after the last one the next opens at once, in milliseconds. */
export const OPEN_DELAY = 700;
export const SKIP_DELAY = 300;

let lastClosed = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  /** The accessible name of the control, shown to those who see it: screen readers have it from the control. */
  text: string;
  /** One control that shows a picture alone. */
  children: ReactNode;
}

/** The name of a control, while one points at it or reaches it by keyboard. Escape and a press close it. */
export function Tooltip({ text, children }: TooltipProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<"closed" | "pointed" | "open">("closed");
  const open = state === "open";
  const close = () => setState("closed");

  useEffect(() => {
    if (state !== "pointed") return;
    const timer = setTimeout(() => setState("open"), OPEN_DELAY);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (!open) return;
    const closeOn = (event: Event) => {
      if (event.type === "scroll" || (event as KeyboardEvent).key === "Escape") setState("closed");
    };
    addEventListener("keydown", closeOn);
    // Whatever scrolls, the control goes elsewhere.
    addEventListener("scroll", closeOn, true);
    return () => {
      removeEventListener("keydown", closeOn);
      removeEventListener("scroll", closeOn, true);
      lastClosed = performance.now();
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches; the control inside is what one operates.
    <span
      ref={box}
      className={css.box}
      onPointerEnter={(event) => {
        if (event.pointerType === "touch") return;
        setState(performance.now() - lastClosed < SKIP_DELAY ? "open" : "pointed");
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(":focus-visible") && setState("open")}
      onBlur={close}
    >
      {children}
      {open && <Tip text={text} anchor={box.current!.firstElementChild!} />}
    </span>
  );
}
