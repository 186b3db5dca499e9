import { money, moneyRange } from "#shared/format/money.ts";
import type { ReadService } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { capitals, muted, small } from "../../theme/typography.css.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { keyed } from "../../ui/keyed.ts";
import { PriceBasis } from "../../ui/PriceBasis/PriceBasis.tsx";
import { axisMax } from "../../ui/RangeBar/axis.ts";
import { RangeBar, RangeScale } from "../../ui/RangeBar/RangeBar.tsx";
import { Tag } from "../../ui/Tag/Tag.tsx";
import * as css from "./Estimate.css.ts";

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
        {keyed(services, (service) => service.name).map(({ item, key }) => (
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
  const t = useTexts().estimate;
  const judged = service.known !== false && service.isFair !== undefined;
  return (
    <li className={css.line}>
      <div className={css.words}>
        <div className={css.name}>
          <Heading depth={2} look="text">
            {service.name ?? t.service}
          </Heading>
        </div>
        <div className={css.about}>
          {service.description && <p>{service.description}</p>}
          {service.note && <p>{service.note}</p>}
        </div>
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
      {service.priceBasis && (
        <div className={css.basis}>
          <PriceBasis basis={service.priceBasis} />
        </div>
      )}
    </li>
  );
}
