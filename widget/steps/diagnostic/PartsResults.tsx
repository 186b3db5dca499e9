import { moneyRange } from "#shared/format/money.ts";
import type { ReadPart } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { keyed } from "../../ui/keyed.ts";
import { PriceBasis } from "../../ui/PriceBasis/PriceBasis.tsx";
import { Quotes } from "../../ui/Quotes/Quotes.tsx";
import { axisMax } from "../../ui/RangeBar/axis.ts";
import { RangeBar, RangeScale } from "../../ui/RangeBar/RangeBar.tsx";
import type { ResultProps } from "./CauseResults.tsx";
import * as css from "./Parts.css.ts";
import { PriceQuestion } from "./PriceQuestion.tsx";
import { Sentences } from "./Sentences.tsx";

/** One table: each part with what it costs, its labor and both, on the same axis as the total. */
export function PartsResults({ results, followUp, notes }: ResultProps) {
  const t = useTexts().parts;
  const replacement = results.partsReplacement;
  const total = replacement?.totalEstimate;
  const parts = replacement?.parts ?? [];
  const max = axisMax([total?.max, ...parts.map((part) => part.totalCost?.max)]);
  return (
    <>
      <Section>
        {!total && <EmptyState title={t.missing} />}
        {(parts.length > 0 || total) && (
          <table className={css.table}>
            <thead>
              <tr>
                {[t.partCost, t.labor, t.both].map((name) => (
                  <th key={name} scope="col" className={css.head}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {keyed(parts, (part) => part.id ?? part.name).map(({ item, key }) => (
              <Part key={key} part={item} max={max} />
            ))}
            {total && (
              <tfoot className={css.total}>
                <tr>
                  <th scope="row" colSpan={2}>
                    {t.total}
                  </th>
                  <td>{moneyRange(total)}</td>
                </tr>
                <Axis>
                  <RangeBar range={total} max={max} tone="first" />
                  <RangeScale max={max} />
                </Axis>
              </tfoot>
            )}
          </table>
        )}
        {replacement?.sharedLabor && <p className={css.after}>{replacement.sharedLabor}</p>}
      </Section>
      <PriceQuestion followUp={followUp} />
      <Sentences title={t.together} items={replacement?.together} folded />
      {notes}
    </>
  );
}

function Axis({ children }: { children: React.ReactNode }) {
  return (
    <tr>
      <td colSpan={3} className={css.axis}>
        {children}
      </td>
    </tr>
  );
}

function Part({ part, max }: { part: ReadPart; max: number }) {
  const t = useTexts();
  const range = (value: ReadPart["totalCost"]) => (value ? moneyRange(value) : t.parts.missing);
  const position = part.name?.toLowerCase().includes(part.position ?? "") ? undefined : part.position;
  const extra = [position, part.quantity && part.quantity > 1 && t.parts.quantity(part.quantity)].filter(Boolean);
  return (
    <tbody className={css.part}>
      <tr>
        <th scope="rowgroup" colSpan={3} className={css.name}>
          <Heading depth={1} look={2}>
            {[part.name ?? t.parts.unnamed, ...extra].join(", ")}
          </Heading>
          <span className={css.time}>
            {part.quote && (
              <>
                <Quotes words={[part.quote.text]} />,{" "}
              </>
            )}
            {part.replacementTime || t.causes.noTime}
          </span>
        </th>
      </tr>
      <tr className={css.prices}>
        <td>{range(part.estimatedCost)}</td>
        <td>{range(part.laborCost)}</td>
        <td>{range(part.totalCost)}</td>
      </tr>
      <Axis>
        <RangeBar range={part.totalCost} max={max} />
        {part.note && <p className={css.after}>{part.note}</p>}
        {part.priceBasis && <PriceBasis basis={part.priceBasis} />}
      </Axis>
    </tbody>
  );
}
