import { money, moneyRange } from "#shared/format/money.ts";
import { sum } from "#shared/lists.ts";
import type { DamageArea, PriceLine, Range } from "#shared/schemas/diagnostic.ts";
import type { Texts } from "../../texts/en.ts";
import { useTexts } from "../../texts/texts.ts";
import { muted, small } from "../../theme/typography.css.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { Disclosure } from "../../ui/Disclosure/Disclosure.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Facts } from "../../ui/Facts/Facts.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { PriceBasis } from "../../ui/PriceBasis/PriceBasis.tsx";
import { Quotes } from "../../ui/Quotes/Quotes.tsx";
import { axisMax } from "../../ui/RangeBar/axis.ts";
import { RangeBar, RangeScale } from "../../ui/RangeBar/RangeBar.tsx";
import type { ResultProps } from "./CauseResults.tsx";
import { CollisionLead } from "./CollisionLead.tsx";
import { PriceQuestion } from "./PriceQuestion.tsx";
import * as css from "./Results.css.ts";
import { Sentences } from "./Sentences.tsx";

/** What was damaged, the price of putting it right, and how it is done. */
export function CollisionResults({ results, followUp, notes, map }: ResultProps) {
  const texts = useTexts();
  const t = texts.collision;
  const repair = results.collisionRepair;
  if (!repair) {
    return (
      <>
        <Section>
          <EmptyState title={t.missing} />
        </Section>
        {notes}
      </>
    );
  }
  const { estimatedCost: cost, areas } = repair;
  const max = axisMax([cost?.max, ...(areas ?? []).map((area) => area.cost.max)]);
  return (
    <>
      <Section>
        <CollisionLead repair={repair} />
        {cost ? (
          <figure>
            <RangeBar range={cost} max={max} tone="first" large />
            <RangeScale max={max} />
          </figure>
        ) : (
          <EmptyState title={t.noCost} />
        )}
        {map}
        <Facts
          facts={[
            [t.time, repair.estimatedTime ? (cost ? undefined : repair.estimatedTime) : t.noTime],
            [t.damage, repair.damageDescription || t.noDescription],
          ]}
        />
        {repair.priceBasis && <PriceBasis basis={repair.priceBasis} />}
      </Section>
      <PriceQuestion followUp={followUp} />
      {areas && areas.length > 0 ? (
        <Areas areas={areas} max={max} whole={cost} />
      ) : (
        <Sentences title={t.areas} items={repair.repairAreas} />
      )}
      <Sentences title={t.procedures} items={repair.recommendedProcedures} folded />
      <Sentences title={t.hidden} items={repair.hiddenDamage} folded />
      {notes}
    </>
  );
}

/** What narrows the sum of the other lines is no range. */
const amountOf = ({ kind, amount }: PriceLine, { overlap }: Texts["collision"]) =>
  kind === "overlap" ? overlap(money(amount.min), money(-amount.max)) : moneyRange(amount);

/** Each area a row on the axis of the whole, which opens to its words and figures. */
function Areas({ areas, max, whole }: { areas: readonly DamageArea[]; max: number; whole: Range | undefined }) {
  const texts = useTexts();
  const t = texts.collision;
  const sumOf = (end: keyof Range) => sum(areas.map(({ cost }) => cost[end]));
  const addsUp = !whole || (sumOf("min") === whole.min && sumOf("max") === whole.max);
  return (
    <Section>
      <Heading depth={1}>{t.areas}</Heading>
      {!addsUp && <p className={`${muted} ${small}`}>{t.areasSum}</p>}
      <div className={css.areas}>
        {areas.map((area) => (
          <article key={area.name} className={css.area}>
            <Disclosure tall summary={<AreaRow area={area} max={max} />}>
              <Facts
                facts={[
                  [texts.causes.wrote, area.quote && <Quotes words={[area.quote.text]} />],
                  ...(area.lines ?? []).map((line) => [line.label, `${amountOf(line, t)}. ${line.note}`] as const),
                ]}
              />
            </Disclosure>
          </article>
        ))}
      </div>
    </Section>
  );
}

function AreaRow({ area, max }: { area: DamageArea; max: number }) {
  const t = useTexts().collision;
  return (
    <div className={css.areaRow}>
      <header className={css.causeTitle}>
        <div className={css.causeName}>
          <Heading depth={2}>{`${area.name}, ${t.severity[area.severity].toLowerCase()}`}</Heading>
        </div>
        <span className={css.causePrice}>{moneyRange(area.cost)}</span>
      </header>
      <RangeBar range={area.cost} max={max} />
    </div>
  );
}
