import { times } from "#shared/lists.ts";
import * as css from "./Skeleton.css.ts";

/** Stands where rows are on their way, as tall as they will be, so that nothing around them jumps when they come. */
export function Skeleton({ rows, height }: { rows: number; height: number }) {
  return (
    <div className={css.rows} aria-hidden="true">
      {times(rows, (row) => (
        <i key={row} className={css.row} style={{ height }} />
      ))}
    </div>
  );
}
