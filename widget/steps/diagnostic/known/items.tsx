import type { Bulletin, OwnersReport, Recall, Warranty } from "#shared/schemas/known-issues.ts";
import { knownIssues as t } from "../../../texts/en/known-issues.ts";
import { useTexts } from "../../../texts/texts.ts";
import { small } from "../../../theme/typography.css.ts";
import { Disclosure } from "../../../ui/Disclosure/Disclosure.tsx";
import { campaignName } from "./about.ts";
import * as css from "./known.css.ts";

/** NHTSA's own answer, which alone knows cars by their VIN. */
const NHTSA = "https://www.nhtsa.gov/recalls";

export function Away({ href = NHTSA, words }: { href?: string; words: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words} ({useTexts().opensInNewTab})
    </a>
  );
}

/** A campaign by number and defect; what may come of it and what a dealer does opens. */
export const AboutRecall = ({ summary, consequence, remedy, campaign }: Recall) => (
  <div className={css.known}>
    <p>
      <b>{t.campaign(campaignName({ campaign }))}</b> {summary}
    </p>
    <Disclosure summary={t.more}>
      <p className={small}>{consequence}</p>
      <p className={small}>{remedy}</p>
    </Disclosure>
  </div>
);

export const AboutWarranty = ({ title, terms, note, source }: Warranty) => (
  <div className={css.known}>
    <p>
      <b>{title}</b> {terms} {note} <Away href={source} words={t.source} />
    </p>
  </div>
);

export const AboutBulletin = ({ number, title }: Bulletin) => (
  <div className={css.known}>
    <p>
      <b>{t.bulletin(number)}</b> {title}
    </p>
  </div>
);

/** The bar says what the sentences say: this model's share, and a mark at that of all cars. */
export const AboutReport = ({ sentences, share, usualShare }: OwnersReport) => (
  <div className={css.known}>
    <p>{sentences.join(" ")}</p>
    <div className={css.shareBar} aria-hidden="true">
      <i style={{ width: `${100 * share}%` }} />
      <b style={{ left: `${100 * usualShare}%` }} />
    </div>
  </div>
);
