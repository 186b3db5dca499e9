import type { ReactNode } from "react";
import type { ResultType } from "#shared/schemas/diagnostic.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { useSettings } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { Card } from "../../ui/Card/Card.tsx";
import { CarPlace } from "../../ui/CarPlace/CarPlace.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { OrderStrip } from "../../ui/OrderStrip/OrderStrip.tsx";
import { SafetyBanner } from "../../ui/SafetyBanner/SafetyBanner.tsx";
import { vehicleFields } from "../vehicle-line.ts";
import { Lead } from "./Lead.tsx";
import { isEarly } from "./lead.ts";
import * as css from "./Results.css.ts";

interface RecordHeadProps {
  record: ReadRecord;
  kind: ResultType;
  /** Whether a question is asked here that can be answered. */
  canAnswer: boolean;
  children: ReactNode;
}

/** What stands over every kind of result: safety first, then what car it is about, then the answer in a sentence. */
export function RecordHead({ record, kind, canAnswer, children }: RecordHeadProps) {
  const t = useTexts();
  const { site, landing } = useSettings();
  const { safety, estimateReview, location } = record.results;
  const { subject } = record;
  const isTold = kind !== "diagnostic" || !isEarly(record.results);
  return (
    <>
      {safety && (
        <div className={site && !landing ? css.safety.site : css.safety.embedded}>
          <SafetyBanner safety={safety} />
        </div>
      )}
      <Card>
        <OrderStrip
          brief
          fields={[
            ...(subject ? vehicleFields(t.order, { ...subject, miles: subject.mileage }) : []),
            kind === "estimate" && estimateReview?.shopName
              ? { name: t.order.shop, value: estimateReview.shopName, long: true, wideOnly: true }
              : { name: t.order.owner, value: subject?.text && `“${subject.text}”`, long: true, wideOnly: true },
            { name: t.order.number, value: record.orderNumber, wideOnly: true },
          ]}
        />
        <div className={css.head}>
          <div>
            <Heading depth={0} look={1}>
              {t.diagnostic.titles[kind]}
            </Heading>
            <Lead results={record.results} kind={kind} canAnswer={canAnswer} />
          </div>
          {isTold && location && <CarPlace location={location} />}
        </div>
        {children}
      </Card>
    </>
  );
}
