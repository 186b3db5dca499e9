import type { KnownIssues, NoticeGroup } from "#shared/schemas/known-issues.ts";
import { KNOWLEDGE } from "../analysis/knowledge/load/compiled.ts";
import { fill } from "../analysis/knowledge/template.ts";
import { fitting } from "../analysis/known-issues/fitting.ts";
import { NHTSA_RECALLS } from "../analysis/results/recall-lookup.ts";
import type { BulletinRecord, Car, RecallRecord } from "./records.ts";
import type { KnownRecalls } from "./store.ts";

const SAYS = KNOWLEDGE.resultSentences.knownIssues;

/** Recalls as an owner is told them. */
export const recallNotices = ({ recalls, asOf }: KnownRecalls): NoticeGroup => ({
  title: SAYS.recalls.title,
  others: SAYS.recalls.others,
  ...(asOf && { note: fill(SAYS.recalls.note, { day: DAY.format(asOf) }) }),
  notices: recalls.map((recall) => ({
    id: recall.campaign,
    name: fill(SAYS.recalls.name, { campaign: campaignName(recall) }),
    text: recall.summary,
    details: `${recall.consequence} ${recall.remedy}`.trim(),
    source: NHTSA_RECALLS,
    line: fill(SAYS.recalls.line, { campaign: campaignName(recall) }),
    about: [...fitting(recall.components, recall.summary)],
  })),
});

/** The warning of the newest campaign that stops the car, else of the newest that keeps it outside. */
export function recallStop({ year, make, model }: Car, recalls: readonly RecallRecord[]): KnownIssues["stop"] {
  const worst = recalls.find(({ parkIt }) => parkIt) ?? recalls.find(({ parkOutside }) => parkOutside);
  if (!worst) return undefined;
  const { stop, stopTitle, park, parkTitle } = SAYS.recalls;
  return {
    title: worst.parkIt ? stopTitle : parkTitle,
    safety: {
      level: "stop",
      action: fill(worst.parkIt ? stop : park, { car: `${year} ${make} ${model}`, campaign: campaignName(worst) }),
      reason: `${worst.summary} ${worst.consequence}`.trim(),
      quotes: [],
    },
  };
}

export const bulletinNotices = (bulletins: readonly BulletinRecord[]): NoticeGroup => ({
  title: SAYS.bulletins.title,
  others: SAYS.bulletins.others,
  notices: bulletins.map(({ id, number, title, components }) => ({
    id,
    name: fill(SAYS.bulletins.name, { number }),
    text: title,
    about: [...fitting(components, title)],
  })),
});

/** "21V215000" → "21V-215", as NHTSA's letters write it. */
const campaignName = ({ campaign }: RecallRecord) => campaign.replace(/^(\d\d[A-Z])(\d{3})000$/, "$1-$2");

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
