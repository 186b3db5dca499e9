import { SIDED_ZONES } from "#shared/car-zones.ts";
import type { CarLocation } from "#shared/schemas/car-location.ts";
import { useTexts } from "../../texts/texts.ts";
import * as css from "./CarPlace.css.ts";
import { ZONES } from "./zones.ts";

/** The outline from the side and from above, the front at the left. Drawn here: a strict host refuses pictures by address. */
const SIDE =
  "M8 48c-1-8 2-13 8-15l46-7 18-12c3-2 8-3 14-3h26c9 0 15 2 21 7l14 10 26 4c7 1 11 5 11 11v9c0 2-1 3-3 3h-24M35 54H14c-4 0-6-2-6-6M139 54H61M69 26h76M108 13v40";
const ABOVE =
  "M30 15h140c13 0 21 8 21 20v20c0 12-8 20-21 20H30C17 75 9 66 9 55V35c0-11 8-20 21-20zM64 22c-4 14-4 32 0 46l18-6c-2-10-2-24 0-34zM156 23c4 14 4 30 0 44l-16-6c2-10 2-22 0-32zM82 28h58M82 62h58M108 15v13M108 62v13M20 28h36M20 62h36";

/** A line drawing of a car with one place lit: where it is, at a glance. Words beside it say the same. */
export function CarPlace({ location: { zones, side } }: { location: CarLocation }) {
  const t = useTexts().place;
  // The right side is seen from the right: the drawing turns around.
  const mirrored = side === "right" && zones.some((zone) => SIDED_ZONES.has(zone));
  const named = zones.map((zone) => {
    const name = t.zones[zone];
    if (!SIDED_ZONES.has(zone)) return name;
    return side ? t.onSide(name, t.sides[side]) : t.both(name);
  });
  return (
    <figure className={css.figure}>
      <svg className={css.view} viewBox="0 0 200 70" aria-hidden="true">
        <g transform={mirrored ? "matrix(-1 0 0 1 200 0)" : undefined}>
          {zones.map((zone) => (
            <Lit key={zone} rect={ZONES[zone].side} round={zone.endsWith("Wheel")} />
          ))}
          <SideView />
        </g>
      </svg>
      <svg className={css.view} viewBox="0 8 200 74" aria-hidden="true">
        {zones.flatMap((zone) => {
          const { top } = ZONES[zone];
          if (!SIDED_ZONES.has(zone)) return <Lit key={zone} rect={top} />;
          return [
            side !== "right" && <Lit key={`${zone} left`} rect={top} />,
            side !== "left" && <Lit key={`${zone} right`} rect={top} flipped />,
          ];
        })}
        <path className={css.line} d={ABOVE} />
      </svg>
      <figcaption className={css.caption}>{t.at(named.join(", "))}</figcaption>
    </figure>
  );
}

/** The car from its left side, in a view of 200 by 70. */
export const SideView = () => (
  <>
    <path className={css.line} d={SIDE} />
    {[48, 152].map((x) => [
      <circle key={x} className={css.line} cx={x} cy="54" r="12" />,
      <circle key={`${x} hub`} className={css.line} cx={x} cy="54" r="5" />,
    ])}
  </>
);

function Lit({ rect, flipped = false, round = false }: { rect: string; flipped?: boolean; round?: boolean }) {
  const [x, y, width, height] = rect.split(" ").map(Number) as [number, number, number, number];
  return (
    <rect
      className={css.lit}
      x={x}
      y={flipped ? 90 - y - height : y}
      width={width}
      height={height}
      rx={round ? width / 2 : 3}
    />
  );
}
