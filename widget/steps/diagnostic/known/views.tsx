import type { ReactNode } from "react";
import type { RecallLookup } from "#shared/schemas/diagnostic.ts";
import { KnownIssues } from "#shared/schemas/known-issues.ts";
import type { ReadRecord } from "../../../client/diagnostic-record.ts";
import { knownIssues as t } from "../../../texts/en/known-issues.ts";
import { useTexts } from "../../../texts/texts.ts";
import { muted, small } from "../../../theme/typography.css.ts";
import { Section } from "../../../ui/Card/Card.tsx";
import { FoldedSection } from "../../../ui/Disclosure/FoldedSection.tsx";
import { Heading } from "../../../ui/Heading/Heading.tsx";
import { SafetyBanner } from "../../../ui/SafetyBanner/SafetyBanner.tsx";
import { day } from "../Keep.tsx";
import * as css from "../Results.css.ts";
import { campaignName, idsIn, isAbout } from "./about.ts";
import { AboutBulletin, AboutRecall, AboutReport, AboutWarranty, Away } from "./items.tsx";

export interface KnownViews {
  /** The banner of the campaigns because of which a car must not be driven, or only be parked outside; if there are any. */
  stop: ((record: ReadRecord) => ReactNode) | undefined;
  /** What fits the complaint, before any price. */
  fitting(record: ReadRecord): ReactNode;
  /** What else is known, folded, and where to look up the car's own recalls. */
  others(record: ReadRecord, lookup: RecallLookup): ReactNode;
  /** Who else may pay for a line of an estimate. */
  whoPays(repairs: readonly string[]): string | undefined;
}

/** What shows the answer of GET /api/known-issues. Throws where it is not of its form. */
export function viewsOf(body: unknown): KnownViews {
  const known = KnownIssues.parse(body);
  return {
    stop: stopOf(known),
    fitting: (record) => <Fitting {...only(known, isAbout(idsIn(record)))} />,
    others: (record, lookup) => {
      const fits = isAbout(idsIn(record));
      return <Others {...only(known, (item) => !fits(item))} lookup={lookup} />;
    },
    whoPays: (repairs) => {
      const recall = known.recalls.find(isAbout(repairs));
      return recall
        ? t.lineRecalled(campaignName(recall))
        : known.warranties.some(isAbout(repairs))
          ? t.lineWarranted
          : undefined;
    },
  };
}

const only = (known: KnownIssues, wanted: (item: { about: readonly string[] }) => boolean): KnownIssues => ({
  ...known,
  recalls: known.recalls.filter(wanted),
  warranties: known.warranties.filter(wanted),
  ownersReports: known.ownersReports.filter(wanted),
  bulletins: known.bulletins.filter(wanted),
});

/** One banner for all: of the newest that stops the car, else of the newest that keeps it outside. */
function stopOf({ recalls }: KnownIssues): KnownViews["stop"] {
  const worst = recalls.find(({ parkIt }) => parkIt) ?? recalls.find(({ parkOutside }) => parkOutside);
  if (!worst) return undefined;
  return ({ subject }) => (
    <SafetyBanner
      safety={{
        level: "stop",
        action: (worst.parkIt ? t.stop : t.park)(
          `${subject?.year} ${subject?.make} ${subject?.model}`,
          campaignName(worst),
        ),
        reason: `${worst.summary} ${worst.consequence}`,
        quotes: [],
      }}
      title={worst.parkIt ? undefined : t.parkTitle}
      link={<Away words={t.checkVin} />}
    />
  );
}

function Fitting({ recalls, warranties, bulletins, ownersReports }: KnownIssues) {
  const parts: [title: string, items: ReactNode[]][] = [
    [t.recallFits, recalls.map((recall) => <AboutRecall key={recall.campaign} {...recall} />)],
    [t.warrantyFits, warranties.map((warranty) => <AboutWarranty key={warranty.id} {...warranty} />)],
    [t.bulletinFits, bulletins.map((bulletin) => <AboutBulletin key={bulletin.number} {...bulletin} />)],
    [t.reported, ownersReports.map((report) => <AboutReport key={report.area} {...report} />)],
  ];
  return parts.map(
    ([title, items], index) =>
      items.length > 0 && (
        <Section key={title}>
          <div className={css.details}>
            <Heading depth={1}>{title}</Heading>
            {items}
            {index === 0 && (
              <p className={small}>
                {t.vin} <Away words={t.checkVin} />
              </p>
            )}
          </div>
        </Section>
      ),
  );
}

function Others({ recalls, recallsAsOf, bulletins, ownersReports, lookup }: KnownIssues & { lookup: RecallLookup }) {
  const texts = useTexts().diagnostic;
  const besides = bulletins.length + ownersReports.length;
  return (
    <>
      <FoldedSection title={recalls.length > 0 ? t.recalls(recalls.length) : texts.recalls}>
        <p className={small}>
          {lookup.text} <Away href={lookup.url} words={texts.recallsLink} />
        </p>
        {recalls.map((recall) => (
          <AboutRecall key={recall.campaign} {...recall} />
        ))}
        {recallsAsOf && recalls.length > 0 && <p className={`${muted} ${small}`}>{t.asOf(day(recallsAsOf))}</p>}
      </FoldedSection>
      {besides > 0 && (
        <FoldedSection title={t.others(besides)}>
          {ownersReports.map((report) => (
            <AboutReport key={report.area} {...report} />
          ))}
          {bulletins.map((bulletin) => (
            <AboutBulletin key={bulletin.number} {...bulletin} />
          ))}
        </FoldedSection>
      )}
    </>
  );
}
