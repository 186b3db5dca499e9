import * as css from "./Skeleton.css.ts";

/** Stands where rows are on their way, as tall as they will be, so that nothing around them jumps when they come. */
export function Skeleton({ rows, height }: { rows: number; height: number }) {
  return (
    <div className={css.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that never move.
        <i key={row} className={css.row} style={{ height }} />
      ))}
    </div>
  );
}
