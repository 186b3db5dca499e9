import type { ReactNode } from "react";
import type { ResultType, Safety } from "#shared/schemas/diagnostic.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { loadVehicle } from "../../state/drafts.ts";
import { useSettings, useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { printOnly } from "../../theme/print.css.ts";
import { fine, muted } from "../../theme/typography.css.ts";
import { Card } from "../../ui/Card/Card.tsx";
import { CarPlace } from "../../ui/CarPlace/CarPlace.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { OrderStrip } from "../../ui/OrderStrip/OrderStrip.tsx";
import { SafetyBanner } from "../../ui/SafetyBanner/SafetyBanner.tsx";
import { vehicleFields } from "../vehicle-line.ts";
import { useKnownIssues } from "./known/known-issues.ts";
import { Lead } from "./Lead.tsx";
import { isEarly, leadPrice } from "./lead.ts";
import * as css from "./Results.css.ts";

/** Levels that a recall's own warning takes the place of. */
const CALM: readonly Safety["level"][] = ["none_found", "unknown"];

interface RecordHeadProps {
  record: ReadRecord;
  kind: ResultType;
  /** Whether a question is asked here that can be answered. */
  canAnswer: boolean;
  /** Whether a drawing of its places stands in the result itself. */
  hasMap: boolean;
  children: ReactNode;
}

/** What stands over every kind of result: safety first, then what car it is about, then the answer in a sentence. */
export function RecordHead({ record, kind, canAnswer, hasMap, children }: RecordHeadProps) {
  const t = useTexts();
  const { site, landing } = useSettings();
  const owner = loadVehicle(useWizard().storage);
  const { safety, estimateReview, location } = record.results;
  const { subject } = record;
  const isTold = !record.results.needsMore && !(kind === "diagnostic" && isEarly(record.results));
  // For which place the prices are must be seen without opening anything.
  const priced = record.results.excluded.length > 0 && leadPrice(record.results, kind) !== undefined;
  const town = subject?.place || subject?.zipCode;
  const stop = useKnownIssues()?.stop;
  const place = site && !landing ? css.safety.site : css.safety.embedded;
  // "No danger sign found" beside "Stop" would say two things.
  const told = stop && safety && CALM.includes(safety.level) ? undefined : safety;
  return (
    <>
      <PrintHead owner={record.id ? owner?.name : undefined} />
      {told && (
        <div className={place}>
          <SafetyBanner safety={told} />
        </div>
      )}
      {stop && <div className={place}>{stop}</div>}
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
            {priced && town && <p className={`${muted} ${fine} ${css.priced}`}>{t.diagnostic.near(town)}</p>}
          </div>
          {isTold && location && (
            <div className={hasMap ? css.onPaper : undefined}>
              <CarPlace location={location} />
            </div>
          )}
        </div>
        {children}
      </Card>
    </>
  );
}

/** Whose sheet it is, of which day and from where: on paper alone. */
function PrintHead({ owner }: { owner: string | undefined }) {
  const { siteUrl } = useSettings();
  const t = useTexts();
  return (
    <p className={`${css.printHead} ${printOnly}`}>
      <b>{t.brand}</b>
      <span>
        {[owner, new Date().toLocaleDateString("en-US", { dateStyle: "long" }), siteUrl.replace(/^https?:\/\//, "")]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </p>
  );
}
