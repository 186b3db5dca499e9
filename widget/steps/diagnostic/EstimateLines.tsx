import { money, moneyRange } from "#shared/format/money.ts";
import type { ReadService } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { capitals, muted, small } from "../../theme/typography.css.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { Disclosure } from "../../ui/Disclosure/Disclosure.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { keyed } from "../../ui/keyed.ts";
import { PriceBasis } from "../../ui/PriceBasis/PriceBasis.tsx";
import { axisMax } from "../../ui/RangeBar/axis.ts";
import { RangeBar, RangeScale } from "../../ui/RangeBar/RangeBar.tsx";
import { Tag } from "../../ui/Tag/Tag.tsx";
import * as css from "./Estimate.css.ts";
import { useKnownIssues } from "./known/known-issues.ts";

/** The lines of the paper, each Fair or High, with the shop's price as a mark on the fair range. */
export function EstimateLines({ services }: { services: readonly ReadService[] }) {
  const t = useTexts().estimate;
  const max = axisMax(services.flatMap((service) => [service.shopEstimate, service.fairRange?.max]));
  return (
    <Section>
      <Heading depth={1}>{t.lines}</Heading>
      <p className={`${muted} ${small}`}>{t.linesNote}</p>
      <div className={css.lineHead} aria-hidden="true">
        <span className={capitals}>{t.service}</span>
        <span className={capitals}>{t.shop}</span>
        <RangeScale max={max} />
        <span className={capitals}>{t.fairRange}</span>
        <span />
      </div>
      <ol className={css.lines}>
        {keyed(services.toSorted(byConcern), (service) => service.name).map(({ item, key }) => (
          <Line key={key} service={item} max={max} />
        ))}
      </ol>
      <div className={css.scaleBelow}>
        <RangeScale max={max} />
      </div>
    </Section>
  );
}

function Line({ service, max }: { service: ReadService; max: number }) {
  const row = <LineRow service={service} max={max} />;
  if (!service.description && !service.priceBasis) return <li className={css.item}>{row}</li>;
  return (
    <li className={css.item}>
      <Disclosure tall summary={row}>
        {service.description && <p className={css.about}>{service.description}</p>}
        {service.priceBasis && <PriceBasis basis={service.priceBasis} />}
      </Disclosure>
    </li>
  );
}

function LineRow({ service, max }: { service: ReadService; max: number }) {
  const t = useTexts().estimate;
  const judged = isJudged(service);
  return (
    <div className={css.line}>
      <div className={css.words}>
        <div className={css.name}>
          <Heading depth={2} look="text">
            {service.name ?? t.service}
          </Heading>
        </div>
        {service.note && <p className={css.about}>{service.note}</p>}
        <WhoPays repairs={service.repairs ?? []} />
      </div>
      <span className={css.shop}>{service.shopEstimate !== undefined && money(service.shopEstimate)}</span>
      <div className={css.axis}>
        <RangeBar range={service.fairRange} max={max} mark={service.shopEstimate} />
      </div>
      <span className={css.fair}>
        {service.priceRange || (service.fairRange ? moneyRange(service.fairRange) : t.missing)}
      </span>
      <span className={css.tag}>
        {judged ? (
          <Tag tone={service.isFair ? "good" : "bad"}>{service.isFair ? t.lineFair : t.lineHigh}</Tag>
        ) : (
          <Tag>{t.notJudged}</Tag>
        )}
      </span>
    </div>
  );
}

/** Who else may pay for the line, said before its price is compared. */
function WhoPays({ repairs }: { repairs: readonly string[] }) {
  const who = useKnownIssues()?.whoPays(repairs);
  return who && <p className={css.free}>{who}</p>;
}

const isJudged = (service: ReadService) => service.known !== false && service.isFair !== undefined;

/** What to question first: high ones, then fair ones, then those that nothing is known of. */
const byConcern = (a: ReadService, b: ReadService) => rankOf(a) - rankOf(b);
const rankOf = (service: ReadService) => (isJudged(service) ? (service.isFair ? 1 : 0) : 2);
