import { money, moneyRange } from "#shared/format/money.ts";
import type { PriceBasis as Basis, Range } from "#shared/schemas/diagnostic.ts";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { Disclosure } from "../Disclosure/Disclosure.tsx";
import * as css from "./PriceBasis.css.ts";

/** Opens to show how a price came about: each line low and high, the sum, and what is left out. `printed`: on paper too. */
export function PriceBasis({ basis, printed = false }: { basis: Basis; printed?: boolean }) {
  const t = useTexts().price;
  return (
    <Disclosure className={css.details} summary={t.how} printed={printed}>
      <table className={css.table}>
        <caption className={css.caption}>{t.place(basis.place)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" className={css.head}>
              {t.low}
            </th>
            <th scope="col" className={css.head}>
              {t.high}
            </th>
          </tr>
        </thead>
        <tbody>
          {basis.lines.map((line) => (
            <Line key={line.label} name={line.label} note={line.note} amount={line.amount} className={css.line} />
          ))}
        </tbody>
        <tfoot>
          <Line name={t.exact} amount={basis.total} className={css.total} />
        </tfoot>
      </table>
      <p className={css.after}>
        {t.dealer}: {moneyRange(basis.dealer)}
      </p>
      {basis.excluded.length > 0 && (
        // A report has it once, for all of its prices.
        <p className={`${css.after} ${screenOnly}`}>
          <b>{t.notIncluded}</b> {basis.excluded.join(", ")}.
        </p>
      )}
      {basis.sources.length > 0 && (
        <p className={css.after}>
          <b>{t.sources}</b> {basis.sources.join("; ")}.
        </p>
      )}
    </Disclosure>
  );
}

function Line({ name, note, amount, className }: { name: string; note?: string; amount: Range; className: string }) {
  return (
    <tr className={className}>
      <th scope="row" className={css.name}>
        {name}
        {note && <span className={css.note}>{note}</span>}
      </th>
      <td className={css.amount}>{money(amount.min)}</td>
      <td className={css.amount}>{money(amount.max)}</td>
    </tr>
  );
}
