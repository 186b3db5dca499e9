import type { ReactNode } from "react";
import { money, moneyRange } from "#shared/format/money.ts";
import type { DamageArea, PriceLine } from "#shared/schemas/diagnostic.ts";
import type { ReadResults } from "../../client/diagnostic-record.ts";
import type { Texts } from "../../texts/en.ts";
import { useTexts } from "../../texts/texts.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Facts } from "../../ui/Facts/Facts.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { PriceBasis } from "../../ui/PriceBasis/PriceBasis.tsx";
import { Quotes } from "../../ui/Quotes/Quotes.tsx";
import { axisMax } from "../../ui/RangeBar/axis.ts";
import { RangeBar } from "../../ui/RangeBar/RangeBar.tsx";
import { CollisionLead } from "./CollisionLead.tsx";
import { FairTotal } from "./FairTotal.tsx";
import { PriceQuestion } from "./PriceQuestion.tsx";
import * as css from "./Results.css.ts";
import { Notes, Sentences } from "./Sentences.tsx";

/** What was damaged, the price of putting it right, and how it is done. */
export function CollisionResults({ results, followUp }: { results: ReadResults; followUp?: ReactNode }) {
  const texts = useTexts();
  const t = texts.collision;
  const repair = results.collisionRepair;
  if (!repair) {
    return (
      <Section>
        <EmptyState title={t.missing} />
      </Section>
    );
  }
  const { estimatedCost: cost, areas } = repair;
  const max = axisMax([cost?.max, ...(areas ?? []).map((area) => area.cost.max)]);
  return (
    <>
      <Section>
        <CollisionLead repair={repair} />
        {cost ? <FairTotal title={t.cost} fair={cost} max={max} /> : <EmptyState title={t.noCost} />}
        <Facts
          facts={[
            [t.time, repair.estimatedTime || t.noTime],
            [t.damage, repair.damageDescription || t.noDescription],
          ]}
        />
        {repair.priceBasis && <PriceBasis basis={repair.priceBasis} />}
      </Section>
      <PriceQuestion followUp={followUp} />
      {areas && areas.length > 0 ? (
        <Areas areas={areas} max={max} />
      ) : (
        <Sentences title={t.areas} items={repair.repairAreas} />
      )}
      <div className={css.pair}>
        <Sentences title={t.procedures} items={repair.recommendedProcedures} />
        <Sentences title={t.hidden} items={repair.hiddenDamage} />
      </div>
      <Notes results={results} />
    </>
  );
}

/** What narrows the sum of the other lines is no range. */
const amountOf = ({ kind, amount }: PriceLine, { overlap }: Texts["collision"]) =>
  kind === "overlap" ? overlap(money(amount.min), money(-amount.max)) : moneyRange(amount);

function Areas({ areas, max }: { areas: readonly DamageArea[]; max: number }) {
  const texts = useTexts();
  const t = texts.collision;
  return (
    <Section>
      <Heading depth={1}>{t.areas}</Heading>
      {areas.map((area) => (
        <article key={area.name} className={css.cause}>
          <header className={css.causeTitle}>
            <div className={css.causeName}>
              <Heading depth={2}>{`${area.name}, ${t.severity[area.severity].toLowerCase()}`}</Heading>
            </div>
            <span className={css.causePrice}>{moneyRange(area.cost)}</span>
          </header>
          <div className={css.axis}>
            <RangeBar range={area.cost} max={max} />
          </div>
          <Facts
            facts={[
              [texts.causes.wrote, area.quote && <Quotes words={[area.quote.text]} />],
              ...(area.lines ?? []).map((line) => [line.label, `${amountOf(line, t)}. ${line.note}`] as const),
            ]}
          />
        </article>
      ))}
    </Section>
  );
}
