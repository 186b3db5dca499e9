import { probabilityLabel } from "#shared/format/probability.ts";
import { times } from "#shared/lists.ts";
import { useTexts } from "../../texts/texts.ts";
import * as css from "./LikelihoodBar.css.ts";

interface LikelihoodBarProps {
  /** 0 to 100. */
  percent: number;
  /** Whether it is of no cause: then no words call it one. */
  wordless?: boolean;
}

/** How likely: ten cells, the words, the percent. Cells and not a bar, so that none reads it as a price. */
export function LikelihoodBar({ percent, wordless = false }: LikelihoodBarProps) {
  const t = useTexts().causes;
  const shown = Math.round(percent);
  return (
    <p className={css.row}>
      <span className={css.cells} role="img" aria-label={t.percent(shown)}>
        {times(10, (index) => (
          <i key={index} className={css.cell} data-fill={fill(percent, index)} />
        ))}
      </span>
      {!wordless && <span>{probabilityLabel(percent)}</span>}
      <span className={css.percent}>{shown}%</span>
    </p>
  );
}

/** 0, 0.5 or 1 of a cell; anything above nothing shows at least half a cell. */
function fill(percent: number, index: number) {
  const halves = percent > 0 ? Math.max(1, Math.round(percent / 5)) : 0;
  return Math.min(1, Math.max(0, halves / 2 - index));
}
