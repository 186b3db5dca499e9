import { money } from "#shared/format/money.ts";
import { sum } from "#shared/lists.ts";
import type { UnnecessaryItem } from "#shared/schemas/diagnostic.ts";
import type { ReadEstimate } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { muted } from "../../theme/typography.css.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { Disclosure } from "../../ui/Disclosure/Disclosure.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Facts } from "../../ui/Facts/Facts.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { axisMax } from "../../ui/RangeBar/axis.ts";
import type { ResultProps } from "./CauseResults.tsx";
import * as css from "./Estimate.css.ts";
import { EstimateComparison } from "./EstimateComparison.tsx";
import { EstimateLines } from "./EstimateLines.tsx";
import { FairTotal } from "./FairTotal.tsx";
import { Sentences, Sums } from "./Sentences.tsx";

/** A shop's paper beside the fair range: the total, then line by line, then what to ask. */
export function EstimateResults({ results, notes }: ResultProps) {
  const texts = useTexts();
  const t = texts.estimate;
  const review = results.estimateReview;
  if (!review) {
    return (
      <>
        <Section>
          <EmptyState title={t.missing} />
        </Section>
        {notes}
      </>
    );
  }
  return (
    <>
      <Section>
        <Total review={review} />
        <PaperSums review={review} />
        <Facts
          facts={[
            [texts.order.vehicle, review.vehicleInfo],
            [t.location, review.location],
          ]}
        />
        {review.reconciliation && <p className={muted}>{review.reconciliation}</p>}
      </Section>
      {review.comparison && <EstimateComparison comparison={review.comparison} />}
      {review.services.length > 0 && <EstimateLines services={review.services} />}
      <Sentences title={t.doubled} items={review.doubled} />
      <Sentences title={t.missingWork} items={review.missing} />
      <Unnecessary items={review.unnecessaryItems} />
      <Sentences title={t.questions} items={review.questionsToAsk} copy="each" folded />
      <Sentences title={t.law} items={review.estimateLaw ? [review.estimateLaw] : []} folded />
      {notes}
    </>
  );
}

/** The shop's total before tax as a mark on the fair range. */
function Total({ review }: { review: ReadEstimate }) {
  const t = useTexts().estimate;
  const fair = review.averageCostInArea;
  const quoted = review.subtotal ?? review.totalEstimate;
  if (!fair) return <EmptyState title={t.missing} />;
  return <FairTotal fair={fair} quoted={quoted} max={axisMax([fair.max, quoted])} />;
}

function PaperSums({ review }: { review: ReadEstimate }) {
  const { sums } = useTexts().estimate;
  const shown = (amount: number | undefined) => (amount === undefined ? undefined : money(amount));
  return (
    <Sums
      sums={[
        [sums.parts, shown(review.parts)],
        [sums.labor, shown(review.labor)],
        [sums.fees, shown(review.fees)],
        [sums.subtotal, shown(review.subtotal)],
        [sums.tax, shown(review.tax)],
        [sums.total, shown(review.totalEstimate)],
      ]}
    />
  );
}

function Unnecessary({ items }: { items: ReadEstimate["unnecessaryItems"] }) {
  const t = useTexts().estimate;
  if (items.length === 0) return null;
  const amounts = items.flatMap((item) => (typeof item === "string" ? [] : (item.amount ?? [])));
  return (
    <Section>
      <Heading depth={1}>{t.unnecessary}</Heading>
      <ul className={css.unnecessary}>
        {items.map((item) =>
          typeof item === "string" ? <li key={item}>{item}</li> : <UnnecessaryRow key={item.item} item={item} />,
        )}
      </ul>
      {amounts.length > 1 && (
        <p className={css.takesOff}>
          <span>{t.takesOff}</span>
          <span>{money(sum(amounts))}</span>
        </p>
      )}
    </Section>
  );
}

/** What it is and costs, which opens to the reasons where there are any. */
function UnnecessaryRow({ item: { item, line, amount, details, note } }: { item: Exclude<UnnecessaryItem, string> }) {
  const opens = details.length > 0 || Boolean(note);
  const name = (
    <span className={opens ? css.unnecessaryName : css.unnecessaryClosed}>
      <span>{item}</span>
      {amount !== undefined && <span>{money(amount)}</span>}
    </span>
  );
  if (!opens) return <li>{name}</li>;
  return (
    <li>
      <Disclosure printed summary={name}>
        {line && <p className={muted}>“{line}”</p>}
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        {note && <p className={muted}>{note}</p>}
      </Disclosure>
    </li>
  );
}
