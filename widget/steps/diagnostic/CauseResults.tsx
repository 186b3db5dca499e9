import type { ReactNode } from "react";
import { moneyRange } from "#shared/format/money.ts";
import type { Range, RecallLookup, Urgency } from "#shared/schemas/diagnostic.ts";
import type { ReadResults } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { capitals, small } from "../../theme/typography.css.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { keyed } from "../../ui/keyed.ts";
import { LikelihoodBar } from "../../ui/LikelihoodBar/LikelihoodBar.tsx";
import { axisMax } from "../../ui/RangeBar/axis.ts";
import { RangeBar, RangeScale } from "../../ui/RangeBar/RangeBar.tsx";
import { UrgencyBadge } from "../../ui/UrgencyBadge/UrgencyBadge.tsx";
import { CauseDetails } from "./CauseDetails.tsx";
import * as css from "./Results.css.ts";
import { Notes, Sentences } from "./Sentences.tsx";
import { useSlidingRows } from "./use-sliding-rows.ts";

/** The causes compared on one dollar axis, "something else" among them, then each with its reasons. */
export function CauseResults({ results, followUp }: { results: ReadResults; followUp?: ReactNode }) {
  const t = useTexts();
  const { potentialCauses: causes, otherProbability, safety } = results;
  const rows = keyed(causes, (cause) => cause.id ?? cause.name);
  const list = useSlidingRows<HTMLOListElement>(rows.map(({ key }) => key).join());
  // What the banner says already is not said twice.
  const nextStep = results.nextStep === safety?.action ? undefined : results.nextStep;
  const max = axisMax(causes.map((cause) => cause.costRange?.max));
  return (
    <>
      {causes.length === 0 && (
        <Section>
          <EmptyState title={t.causes.none} />
        </Section>
      )}
      {(causes.length > 0 || otherProbability !== undefined) && (
        <div>
          <div className={css.table}>
            <CauseHead max={max} />
            <ol ref={list}>
              {rows.map(({ item, index, key }) => (
                <CauseRow key={key} row={key} {...item} position={index + 1} max={max} />
              ))}
              {otherProbability !== undefined && (
                <CauseRow
                  row=""
                  name={t.causes.somethingElse}
                  probability={otherProbability}
                  position={null}
                  max={max}
                />
              )}
            </ol>
          </div>
          <div className={css.scaleBelow}>
            <RangeScale max={max} />
          </div>
          <div className={css.tableEnd} />
        </div>
      )}
      <div className={css.columns}>
        {followUp && <div className={`${css.ask} ${screenOnly}`}>{followUp}</div>}
        <div className={css.reasons}>
          {nextStep && <Sentences title={t.diagnostic.nextStep} items={[nextStep]} />}
          {causes.length > 0 && <CauseDetails causes={causes} />}
        </div>
        <aside className={css.aside}>
          <Sentences title={t.diagnostic.tellTheShop} items={results.tellTheShop} copy="all" />
          {results.recallLookup && <Recalls lookup={results.recallLookup} />}
        </aside>
      </div>
      <Notes results={results} />
    </>
  );
}

function Recalls({ lookup: { text, url } }: { lookup: RecallLookup }) {
  const t = useTexts();
  return (
    <Section>
      <Heading depth={1}>{t.diagnostic.recalls}</Heading>
      <p className={small}>
        {text}{" "}
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t.diagnostic.recallsLink} ({t.opensInNewTab})
        </a>
      </p>
    </Section>
  );
}

function CauseHead({ max }: { max: number }) {
  const { columns } = useTexts().causes;
  return (
    <div className={css.causeHead} aria-hidden="true">
      <span />
      <span className={capitals}>{columns.cause}</span>
      <RangeScale max={max} />
      <span className={capitals} style={{ textAlign: "right" }}>
        {columns.price}
      </span>
      <span className={capitals}>{columns.urgency}</span>
    </div>
  );
}

interface RowProps {
  row: string;
  name?: string;
  probability?: number;
  costRange?: Range;
  repairTime?: string;
  urgency?: Urgency;
  /** Place in the order, from 1; null for "something else", of which no price is known. */
  position: number | null;
  max: number;
}

function CauseRow({ row, name, probability, costRange, repairTime, urgency, position, max }: RowProps) {
  const t = useTexts().causes;
  const other = position === null;
  return (
    <li className={css.causeRow} data-row={row}>
      <span className={css.position} data-open={other ? "" : undefined} aria-hidden="true">
        {position ?? "–"}
      </span>
      <div className={css.who}>
        <div className={css.name}>
          <Heading depth={1} look="text">
            {name ?? t.unnamed}
          </Heading>
        </div>
        <div className={css.likely}>{probability !== undefined && <LikelihoodBar percent={probability} />}</div>
      </div>
      <div className={css.axis}>
        <RangeBar range={costRange} max={max} tone={position === 1 ? "first" : "other"} />
      </div>
      <p className={css.price}>
        <span className={css.amount} data-missing={costRange ? undefined : ""}>
          {costRange ? moneyRange(costRange) : other ? t.unknown : t.noCost}
        </span>
        <span className={css.time}>{other ? "" : repairTime || t.noTime}</span>
      </p>
      <div className={css.urgency}>
        <UrgencyBadge urgency={urgency} />
      </div>
    </li>
  );
}
