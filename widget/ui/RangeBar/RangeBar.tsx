import { money, moneyRange } from "#shared/format/money.ts";
import type { Range } from "#shared/schemas/diagnostic.ts";
import { useTexts } from "../../texts/texts.ts";
import { axisMarks, place } from "./axis.ts";
import * as css from "./RangeBar.css.ts";

interface RangeBarProps {
  /** Dollars; undefined is drawn as "anything". */
  range: Range | undefined;
  /** End of the axis that all rows of a screen share, in dollars. */
  max: number;
  tone?: "first" | "other";
  /** A shop's price, shown as a pointer. */
  mark?: number | undefined;
  large?: boolean;
}

/** A price as a bar on a shared dollar axis. The numbers are always printed beside it. */
export function RangeBar({ range, max, tone = "other", mark, large = false }: RangeBarProps) {
  const t = useTexts();
  const words = [
    range ? t.price.range(moneyRange(range)) : t.causes.unknown,
    mark !== undefined && t.price.mark(money(mark)),
  ];
  const { min: from, max: to } = range ?? { min: 0, max };
  return (
    <div className={css.axis} role="img" aria-label={words.filter(Boolean).join(", ")}>
      <Grid max={max} />
      <div className={large ? css.trackLarge : css.track}>
        <span
          className={css.tones[range ? tone : "unknown"]}
          style={{ left: place(from, max), width: place(to - from, max) }}
        />
        {mark !== undefined && (
          <svg
            className={large ? css.markLarge : css.mark}
            style={{ left: place(mark, max) }}
            viewBox="0 0 16 40"
            aria-hidden="true"
          >
            <path className={css.needle} d="M8 17v23" />
            <path className={css.pointer} d="M1.2 1.2h13.6v9.3L8 18.2l-6.8-7.7z" />
          </svg>
        )}
      </div>
    </div>
  );
}

function Grid({ max }: { max: number }) {
  return (
    <span className={css.grid}>
      {axisMarks(max).map((amount) => (
        <i key={amount} className={css.line} style={{ left: place(amount, max) }} />
      ))}
    </span>
  );
}

/** The dollar labels of the axis: once over a table, once under it where it is narrow. */
export function RangeScale({ max }: { max: number }) {
  const mark = max >= 10_000 ? css.scaleMarkTenThousands : max >= 1_000 ? css.scaleMarkThousands : css.scaleMark;
  return (
    <div className={css.scale} aria-hidden="true">
      {axisMarks(max).map((amount) => (
        <span key={amount} className={mark} style={{ left: place(amount, max) }}>
          {money(amount)}
        </span>
      ))}
    </div>
  );
}
