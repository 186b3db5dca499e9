import { money, moneyRange } from "#shared/format/money.ts";
import type { Range } from "#shared/schemas/diagnostic.ts";
import { useTexts } from "../../texts/texts.ts";
import { RangeBar, RangeScale } from "../../ui/RangeBar/RangeBar.tsx";
import * as css from "./FairTotal.css.ts";

interface FairTotalProps {
  fair: Range;
  /** What the shop asks in all, in dollars. */
  quoted: number | undefined;
  /** End of the axis, in dollars. */
  max: number;
}

/** The fair range of the whole, its figures at their place on the axis, with the shop's price as a mark if there is one. */
export function FairTotal({ fair, quoted, max }: FairTotalProps) {
  const t = useTexts().estimate;
  return (
    <figure className={css.total}>
      {quoted !== undefined && (
        <p className={css.label} style={at(quoted / max)}>
          <b className={css.figure}>{money(quoted)}</b> {t.thisShop}
        </p>
      )}
      <div className={quoted === undefined ? css.axis : css.axisMarked}>
        <RangeBar range={fair} max={max} tone="first" mark={quoted} large />
      </div>
      <p className={css.label} style={at((fair.min + fair.max) / 2 / max)}>
        <b className={css.figure}>{moneyRange(fair)}</b> {t.fairHere}
      </p>
      <RangeScale max={max} />
    </figure>
  );
}

/** Moves a label to its share of the axis, by as much of its own width. */
const at = (share: number) => ({ left: `${share * 100}%`, translate: `${-share * 100}% 0` });
