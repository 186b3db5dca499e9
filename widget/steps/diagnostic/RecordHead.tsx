import type { ReactNode } from "react";
import type { ResultType } from "#shared/schemas/diagnostic.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { useSettings } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { muted } from "../../theme/typography.css.ts";
import { Card, Section } from "../../ui/Card/Card.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { OrderStrip } from "../../ui/OrderStrip/OrderStrip.tsx";
import { SafetyBanner } from "../../ui/SafetyBanner/SafetyBanner.tsx";
import { vehicleFields } from "../vehicle-line.ts";
import * as css from "./Results.css.ts";

/** What stands over every kind of result: safety first, then what the order is about, then the title. */
export function RecordHead({ record, kind, children }: { record: ReadRecord; kind: ResultType; children: ReactNode }) {
  const t = useTexts();
  const { site, landing } = useSettings();
  const { safety, estimateReview } = record.results;
  const { title, text } = t.diagnostic.kinds[kind];
  const subject = record.subject;
  const place = subject?.place || subject?.zipCode;
  return (
    <>
      {safety && (
        <div className={site && !landing ? css.safety.site : css.safety.embedded}>
          <SafetyBanner safety={safety} />
        </div>
      )}
      <Card>
        <OrderStrip
          fields={[
            ...(subject ? vehicleFields(t.order, { ...subject, miles: subject.mileage }) : []),
            kind === "estimate" && estimateReview?.shopName
              ? { name: t.order.shop, value: estimateReview.shopName, long: true }
              : { name: t.order.owner, value: subject?.text && `“${subject.text}”`, long: true },
            { name: t.order.number, value: record.orderNumber, wideOnly: true },
          ]}
        />
        <Section>
          <Heading depth={0}>{title}</Heading>
          <p className={muted}>
            {text} {place && t.diagnostic.near(place)}
          </p>
        </Section>
        {children}
      </Card>
    </>
  );
}
