import { shownUrgency } from "#shared/format/urgency.ts";
import type { Urgency } from "#shared/schemas/diagnostic.ts";
import { HalfDiamond, Ring, Triangle } from "../Icon/Icon.tsx";
import * as css from "./UrgencyBadge.css.ts";

const shapes = { High: Triangle, Medium: HalfDiamond, Low: Ring, Unknown: null };

/** How soon: a shape, a word and a time, never color alone. */
export function UrgencyBadge({ urgency }: { urgency: Partial<Urgency> | undefined }) {
  const { level, timeframe } = shownUrgency(urgency);
  const Shape = shapes[level];
  return (
    <p className={css.row}>
      <span className={css.levels[level]}>
        {Shape && <Shape />}
        {level}
      </span>
      <span className={css.timeframe}>{timeframe}</span>
    </p>
  );
}
