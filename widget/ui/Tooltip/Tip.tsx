import { flip, shift, useFloating } from "@floating-ui/react";
import { useLayoutEffect } from "react";
import * as css from "./Tooltip.css.ts";
import { topLayer } from "./top-layer.ts";

/** Under the control where there is no room over it, and never nearer to the sides of the window than this. */
const MIDDLEWARE = [flip({ crossAxis: false }), shift({ padding: 8 })];

/** The words over the middle of `anchor`, in the top layer, where nothing of a host's page can clip or cover them. */
export function Tip({ text, anchor }: { text: string; anchor: Element }) {
  const { refs, floatingStyles } = useFloating({
    placement: "top",
    strategy: "fixed",
    transform: false,
    platform: topLayer,
    middleware: MIDDLEWARE,
    elements: { reference: anchor },
  });
  useLayoutEffect(() => refs.floating.current?.showPopover?.(), [refs]);

  return (
    <span
      ref={refs.setFloating}
      className={css.tip}
      style={floatingStyles}
      role="tooltip"
      aria-hidden="true"
      popover="manual"
    >
      {text}
    </span>
  );
}
