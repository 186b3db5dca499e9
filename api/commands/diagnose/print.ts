import { moneyRange } from "#shared/format/money.ts";
import { shownUrgency } from "#shared/format/urgency.ts";
import type { PotentialCause, PriceBasis, Quote, Results } from "#shared/schemas/diagnostic.ts";
import { CONDITIONS } from "../../analysis/knowledge/conditions.ts";
import type { Fact, Reading } from "../../analysis/reading/evidence.ts";
import { labelOf } from "../../analysis/results/notes.ts";

const BAR = 24;
const quoted = (quote: Quote | undefined) => (quote ? `"${quote.text.replace(/\s+/g, " ")}"` : "");
const bar = (percent: number) => "█".repeat(Math.round((percent / 100) * BAR)).padEnd(BAR, "·");
const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${line}`)];

/** What was read, as lines: each fact, its circumstances and the words it came from. */
export function readingLines({ facts, recognized }: Reading): string[] {
  return section(`What we read (${Math.round(recognized * 100)} % of the words)`, facts.map(factLine));
}

function factLine({ key, present, certainty, conditions, notConditions, quote }: Fact): string {
  const circumstances = [
    ...conditions.map((condition) => CONDITIONS[condition]),
    ...notConditions.map((condition) => `not ${CONDITIONS[condition]}`),
  ];
  const hedge = certainty < 1 ? ` (${Math.round(certainty * 100)} % sure)` : "";
  return [present ? "+" : "−", labelOf(key) + hedge, ...circumstances.map((c) => `· ${c}`), quoted(quote)].join(" ");
}

/** The results of a diagnosis as lines. */
export function diagnosisLines(results: Results): string[] {
  const { needsMore, safety, potentialCauses = [] } = results;
  return [
    ...section(
      "Safety",
      safety
        ? [`${safety.level}: ${safety.reason}`, safety.action ?? "", safety.quotes.map(quoted).join(" ")].filter(
            Boolean,
          )
        : [],
    ),
    ...section("We need more", needsMore ? [needsMore.message, ...needsMore.tips] : []),
    ...listLines({ ...results, potentialCauses }),
    ...(results.furtherComplaints ?? []).flatMap(listLines),
    ...section("What to do next", results.steps ?? []),
    ...section(
      "Questions",
      (results.questions ?? []).map(({ text, options }) => `${text} ${options.map(({ label }) => label).join(" / ")}`),
    ),
    ...section("Tell the shop", results.tellTheShop ?? []),
    ...section("Not used", results.unused ?? []),
    ...section("Assumed", results.assumptions ?? []),
    ...section("Not included", results.excluded ?? []),
  ];
}

function listLines({ complaint, potentialCauses, otherProbability }: List): string[] {
  if (potentialCauses.length === 0) return [];
  return [
    ...(complaint ? ["", `${complaint.title}: ${quoted(complaint.words)}`] : []),
    ...potentialCauses.flatMap(causeLines),
    "",
    `${String(otherProbability).padStart(3)} % something else`,
  ];
}

type List = Pick<Results, "complaint" | "otherProbability"> & { potentialCauses: readonly PotentialCause[] };

function causeLines(cause: PotentialCause): string[] {
  const { level, timeframe } = shownUrgency(cause.urgency);
  return [
    "",
    `${String(cause.probability).padStart(3)} % ${bar(cause.probability)} ${cause.name} [${cause.system}]`,
    `      ${moneyRange(cause.costRange)} · ${cause.repairTime} · ${level}, ${timeframe.toLowerCase()}`,
    ...(cause.evidence ?? []).map(({ label, quote }) => `      + ${label} ${quoted(quote)}`),
    ...(cause.against ?? []).map(({ label, quote }) => `      − ${label} ${quoted(quote)}`),
    ...(cause.knownTrouble ? [`      known: ${cause.knownTrouble}`] : []),
    `      confirm: ${cause.confirmBy}`,
    ...(cause.priceBasis ? basisLines(cause.priceBasis) : []),
  ];
}

const basisLines = ({ place, lines, dealer }: PriceBasis): string[] => [
  ...lines.map(({ label, note, amount }) => `      ${label}: ${note} = ${moneyRange(amount)}`),
  `      near ${place}; at a dealer ${moneyRange(dealer)}`,
];
