import { type ComputePositionConfig, computePosition, flip, shift } from "@floating-ui/react";
import { useLayoutEffect, useRef } from "react";
import * as css from "./Tooltip.css.ts";
import { topLayer } from "./top-layer.ts";

/** Over the control, or under it where there is no room, and never nearer to the sides of the window than this. */
const PLACING: Partial<ComputePositionConfig> = {
  placement: "top",
  strategy: "fixed",
  platform: topLayer,
  middleware: [flip({ crossAxis: false }), shift({ padding: 8 })],
};

export interface TipProps {
  text: string;
  anchor: Element;
}

/** The words over the middle of `anchor`, in the top layer, where nothing of a host's page can clip or cover them. */
export function Tip({ text, anchor }: TipProps) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tip = box.current!;
    tip.showPopover?.();
    // It stays where the control is: whatever scrolls closes it.
    computePosition(anchor, tip, PLACING).then(({ x, y }) => {
      tip.style.left = `${x}px`;
      tip.style.top = `${y}px`;
    });
  }, [anchor]);

  return (
    <span ref={box} className={css.tip} role="tooltip" aria-hidden="true" popover="manual">
      {text}
    </span>
  );
}
