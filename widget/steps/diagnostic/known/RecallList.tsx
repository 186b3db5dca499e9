import type { RecallLookup } from "#shared/schemas/diagnostic.ts";
import type { Recall } from "#shared/schemas/known-issues.ts";
import type { ReadRecord } from "../../../client/diagnostic-record.ts";
import { useTexts } from "../../../texts/texts.ts";
import { muted, small } from "../../../theme/typography.css.ts";
import { Section } from "../../../ui/Card/Card.tsx";
import { Disclosure } from "../../../ui/Disclosure/Disclosure.tsx";
import { FoldedSection } from "../../../ui/Disclosure/FoldedSection.tsx";
import { Heading } from "../../../ui/Heading/Heading.tsx";
import { day } from "../Keep.tsx";
import * as css from "../Results.css.ts";
import { campaignName, idsIn, isAbout, useKnownIssues } from "./known-issues.ts";

const NHTSA = "https://www.nhtsa.gov/recalls";

/** The way to NHTSA's own answer, which alone knows cars by their VIN. */
export function CheckVin({ url = NHTSA, words }: { url?: string; words?: string }) {
  const t = useTexts();
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {words ?? t.knownIssues.checkVin} ({t.opensInNewTab})
    </a>
  );
}

/** The recalls of what the owner complains of, before any price. */
export function FittingRecalls({ record }: { record: ReadRecord }) {
  const t = useTexts().knownIssues;
  const fitting = useKnownIssues()?.recalls.filter(isAbout(idsIn(record))) ?? [];
  if (fitting.length === 0) return null;
  return (
    <Section>
      <div className={css.details}>
        <Heading depth={1}>{t.fits}</Heading>
        {fitting.map((recall) => (
          <About key={recall.campaign} recall={recall} />
        ))}
        <p className={small}>
          {t.vin} <CheckVin />
        </p>
      </div>
    </Section>
  );
}

/** All others of the model, folded, and where to look up the car's own. */
export function OtherRecalls({ record, lookup }: { record: ReadRecord; lookup: RecallLookup }) {
  const texts = useTexts();
  const t = texts.knownIssues;
  const known = useKnownIssues();
  const fits = isAbout(idsIn(record));
  const others = known?.recalls.filter((recall) => !fits(recall)) ?? [];
  return (
    <FoldedSection title={others.length > 0 ? t.recalls(others.length) : texts.diagnostic.recalls}>
      <p className={small}>
        {lookup.text} <CheckVin url={lookup.url} words={texts.diagnostic.recallsLink} />
      </p>
      {others.map((recall) => (
        <About key={recall.campaign} recall={recall} />
      ))}
      {known?.recallsAsOf && others.length > 0 && (
        <p className={`${muted} ${small}`}>{t.asOf(day(known.recallsAsOf))}</p>
      )}
    </FoldedSection>
  );
}

/** A campaign by number and defect; what may come of it and what a dealer does opens. */
function About({ recall }: { recall: Recall }) {
  const t = useTexts().knownIssues;
  return (
    <div className={css.recall}>
      <p>
        <b>{t.campaign(campaignName(recall))}</b> {recall.summary}
      </p>
      <Disclosure summary={t.about}>
        <p className={small}>{recall.consequence}</p>
        <p className={small}>{recall.remedy}</p>
      </Disclosure>
    </div>
  );
}
