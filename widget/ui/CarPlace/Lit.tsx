import * as css from "./CarPlace.css.ts";

interface LitProps {
  /** x y width height. */
  rect: string;
  /** In the view from above: on the right side. */
  flipped?: boolean;
  round?: boolean;
  className?: string;
}

/** A place in the drawing, filled. */
export function Lit({ rect, flipped = false, round = false, className = css.lit }: LitProps) {
  const [x, y, width, height] = rect.split(" ").map(Number) as [number, number, number, number];
  return (
    <rect
      className={className}
      x={x}
      y={flipped ? 90 - y - height : y}
      width={width}
      height={height}
      rx={round ? width / 2 : 3}
    />
  );
}
