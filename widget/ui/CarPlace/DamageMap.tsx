import type { MouseEvent } from "react";
import { SIDED_ZONES } from "#shared/car-zones.ts";
import type { CarLocation } from "#shared/schemas/car-location.ts";
import * as css from "./CarPlace.css.ts";
import { Lit } from "./Lit.tsx";
import { ABOVE } from "./outline.ts";
import { ZONES } from "./zones.ts";

/** A place of the drawing. What is told without a side is on both. */
export interface MapPlace {
  id: string;
  location: CarLocation;
  isDamaged: boolean;
}

interface DamageMapProps {
  places: readonly MapPlace[];
  picked: string | undefined;
  /** What a press of the drawing does, for those who do not see it. */
  label: string;
  onPick(id: string): void;
}

const VIEW = { x: 0, y: 6, width: 200, height: 78 };

/** The car from above with what is damaged lit. A tap picks the nearest place, a key the one that is damaged first. */
export function DamageMap({ places, picked, label, onPick }: DamageMapProps) {
  // Of two at one place the damaged one is meant.
  const ordered = [...places].sort((a, b) => Number(b.isDamaged) - Number(a.isDamaged));
  function pick(event: MouseEvent<HTMLButtonElement>) {
    const box = event.currentTarget.firstElementChild!.getBoundingClientRect();
    const x = VIEW.x + ((event.clientX - box.left) / box.width) * VIEW.width;
    const y = VIEW.y + ((event.clientY - box.top) / box.height) * VIEW.height;
    // A key has no point.
    const nearest = event.detail === 0 ? undefined : nearestTo(x, y, ordered);
    onPick(nearest ?? picked ?? ordered[0]!.id);
  }
  return (
    <button type="button" className={css.map} aria-label={label} onClick={pick}>
      <svg className={css.view} viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`} aria-hidden="true">
        {ordered.flatMap(({ id, location, isDamaged }) =>
          isDamaged || id === picked
            ? rectsOf(location).map(([rect, flipped]) => (
                <Lit
                  key={`${id} ${rect} ${flipped}`}
                  rect={rect}
                  flipped={flipped}
                  className={`${isDamaged ? css.lit : ""} ${id === picked ? css.picked : ""}`}
                />
              ))
            : [],
        )}
        <path className={css.line} d={ABOVE} />
      </svg>
    </button>
  );
}

/** The rectangles of a location, with whether they are mirrored to the right side. */
const rectsOf = ({ zones, side }: CarLocation): [string, boolean][] =>
  zones.flatMap((zone) => {
    const { top } = ZONES[zone];
    if (!SIDED_ZONES.has(zone)) return [[top, false]];
    return [...(side === "right" ? [] : [false]), ...(side === "left" ? [] : [true])].map((flipped) => [top, flipped]);
  });

/** The place whose rectangle is nearest; of several that hold the point the one whose middle is, the first of equals. */
function nearestTo(x: number, y: number, places: readonly MapPlace[]): string | undefined {
  let best: { id: string; away: number; fromMiddle: number } | undefined;
  for (const { id, location } of places)
    for (const [rect, flipped] of rectsOf(location)) {
      const [left, ofLeftSide, width, height] = rect.split(" ").map(Number) as [number, number, number, number];
      const top = flipped ? 90 - ofLeftSide - height : ofLeftSide;
      const away = Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
      const fromMiddle = Math.hypot(left + width / 2 - x, top + height / 2 - y);
      if (!best || away < best.away || (away === best.away && fromMiddle < best.fromMiddle))
        best = { id, away, fromMiddle };
    }
  return best?.id;
}
