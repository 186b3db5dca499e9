import { moneyRange } from "#shared/format/money.ts";
import type { Range, Urgency } from "#shared/schemas/diagnostic.ts";
import type { ReadResults } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { capitals } from "../../theme/typography.css.ts";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Likelihood } from "../../ui/Likelihood/Likelihood.tsx";
import { axisMax } from "../../ui/PriceRange/axis.ts";
import { PriceRange, PriceScale } from "../../ui/PriceRange/PriceRange.tsx";
import { Section } from "../../ui/Sheet/Sheet.tsx";
import { UrgencyBadge } from "../../ui/UrgencyBadge/UrgencyBadge.tsx";
import { CauseDetails } from "./CauseDetails.tsx";
import { Sentences } from "./Facts.tsx";
import * as css from "./Results.css.ts";

/** The causes compared on one dollar axis, "something else" among them, then each with its reasons. */
export function CauseResults({ results }: { results: ReadResults }) {
  const t = useTexts();
  const { potentialCauses: causes, otherProbability, nextStep } = results;
  const max = axisMax(causes.map((cause) => cause.costRange?.max));
  return (
    <>
      {causes.length === 0 && (
        <Section>
          <p>{t.causes.none}</p>
        </Section>
      )}
      {(causes.length > 0 || otherProbability !== undefined) && (
        <div>
          <div className={css.table}>
            <CauseHead max={max} />
            <ol>
              {keyed(causes, (cause) => cause.id ?? cause.name).map(({ item, index, key }) => (
                <CauseRow key={key} {...item} position={index + 1} max={max} />
              ))}
              {otherProbability !== undefined && (
                <CauseRow name={t.causes.somethingElse} probability={otherProbability} position={null} max={max} />
              )}
            </ol>
          </div>
          <div className={css.scaleBelow}>
            <PriceScale max={max} />
          </div>
          <div className={css.tableEnd} />
        </div>
      )}
      <div className={css.columns}>
        <div>
          {nextStep && <Sentences title={t.diagnostic.nextStep} items={[nextStep]} />}
          {causes.length > 0 && <CauseDetails causes={causes} />}
        </div>
        <aside className={css.aside}>
          <Sentences title={t.diagnostic.tellTheShop} items={results.tellTheShop} />
          <Sentences title={t.diagnostic.assumptions} items={results.assumptions} />
          <Sentences title={t.diagnostic.excluded} items={results.excluded} />
        </aside>
      </div>
    </>
  );
}

function CauseHead({ max }: { max: number }) {
  const { columns } = useTexts().causes;
  return (
    <div className={css.causeHead} aria-hidden="true">
      <span />
      <span className={capitals}>{columns.cause}</span>
      <PriceScale max={max} />
      <span className={capitals} style={{ textAlign: "right" }}>
        {columns.price}
      </span>
      <span className={capitals}>{columns.urgency}</span>
    </div>
  );
}

interface RowProps {
  name?: string;
  probability?: number;
  costRange?: Range;
  repairTime?: string;
  urgency?: Urgency;
  /** Place in the order, from 1; null for "something else", of which no price is known. */
  position: number | null;
  max: number;
}

function CauseRow({ name, probability, costRange, repairTime, urgency, position, max }: RowProps) {
  const t = useTexts().causes;
  const other = position === null;
  return (
    <li className={css.causeRow}>
      <span className={css.position} data-open={other ? "" : undefined} aria-hidden="true">
        {position ?? "–"}
      </span>
      <div className={css.who}>
        <div className={css.name}>
          <Heading depth={1} look="text">
            {name ?? t.unnamed}
          </Heading>
        </div>
        <div className={css.likely}>{probability !== undefined && <Likelihood percent={probability} />}</div>
      </div>
      <div className={css.axis}>
        <PriceRange range={costRange} max={max} tone={position === 1 ? "first" : "other"} />
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
