import { SIDED_ZONES } from "#shared/car-zones.ts";
import type { CarLocation } from "#shared/schemas/car-location.ts";
import { useTexts } from "../../texts/texts.ts";
import * as css from "./CarPlace.css.ts";
import { Lit } from "./Lit.tsx";
import { ABOVE, SIDE } from "./outline.ts";
import { ZONES } from "./zones.ts";

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
