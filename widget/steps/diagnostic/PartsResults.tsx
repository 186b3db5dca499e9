import type { ReactNode } from "react";
import { moneyRange } from "#shared/format/money.ts";
import type { ReadPart, ReadResults } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Facts } from "../../ui/Facts/Facts.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { keyed } from "../../ui/keyed.ts";
import { PriceBasis } from "../../ui/PriceBasis/PriceBasis.tsx";
import { Quotes } from "../../ui/Quotes/Quotes.tsx";
import { axisMax } from "../../ui/RangeBar/axis.ts";
import { RangeBar } from "../../ui/RangeBar/RangeBar.tsx";
import { FairTotal } from "./FairTotal.tsx";
import { PriceQuestion } from "./PriceQuestion.tsx";
import * as css from "./Results.css.ts";
import { Notes, Sentences, Sums } from "./Sentences.tsx";

/** Parts with their price and labor, each on the same axis as the total. */
export function PartsResults({ results, followUp }: { results: ReadResults; followUp?: ReactNode }) {
  const t = useTexts();
  const replacement = results.partsReplacement;
  const total = replacement?.totalEstimate;
  const parts = replacement?.parts ?? [];
  const max = axisMax([total?.max, ...parts.map((part) => part.totalCost?.max)]);
  return (
    <>
      <Section>
        {total ? <FairTotal title={t.parts.total} fair={total} max={max} /> : <EmptyState title={t.parts.missing} />}
        {replacement?.sharedLabor && <p>{replacement.sharedLabor}</p>}
      </Section>
      <PriceQuestion followUp={followUp} />
      {parts.length > 0 && (
        <Section>
          {keyed(parts, (part) => part.id ?? part.name).map(({ item, key }) => (
            <Part key={key} part={item} max={max} />
          ))}
        </Section>
      )}
      <Sentences title={t.parts.together} items={replacement?.together} />
      <Notes results={results} />
    </>
  );
}

function Part({ part, max }: { part: ReadPart; max: number }) {
  const t = useTexts();
  const range = (value: ReadPart["totalCost"]) => (value ? moneyRange(value) : t.parts.missing);
  const position = part.name?.toLowerCase().includes(part.position ?? "") ? undefined : part.position;
  const extra = [position, part.quantity && part.quantity > 1 && t.parts.quantity(part.quantity)].filter(Boolean);
  return (
    <article className={css.cause}>
      <header className={css.causeTitle}>
        <div className={css.causeName}>
          <Heading depth={1} look={2}>
            {[part.name ?? t.parts.unnamed, ...extra].join(", ")}
          </Heading>
        </div>
        <span className={css.causePrice}>{range(part.totalCost)}</span>
      </header>
      <div className={css.axis}>
        <RangeBar range={part.totalCost} max={max} />
      </div>
      <Sums
        sums={[
          [t.parts.partCost, range(part.estimatedCost)],
          [t.parts.labor, range(part.laborCost)],
          [t.parts.time, part.replacementTime || t.causes.noTime],
        ]}
      />
      <Facts
        facts={[
          [t.causes.wrote, part.quote && <Quotes words={[part.quote.text]} />],
          [t.parts.note, part.note],
        ]}
      />
      {part.priceBasis && <PriceBasis basis={part.priceBasis} />}
    </article>
  );
}
