import { money, moneyRange } from "#shared/format/money.ts";
import { probabilityLabel } from "#shared/format/probability.ts";
import { shownUrgency } from "#shared/format/urgency.ts";
import type {
  CollisionRepair,
  ComplaintName,
  EstimateReview,
  EstimateService,
  PartsReplacement,
  PotentialCause,
  Results,
  Safety,
} from "#shared/schemas/diagnostic.ts";

/** A heading and the lines under it: a letter is the same list as plain text and as HTML. */
export interface Section {
  title: string;
  lines: string[];
}

const SAFETY: Record<Safety["level"], string> = {
  stop: "Stop now",
  soon: "Have it checked soon",
  none_found: "No danger sign found",
  unknown: "Whether it is dangerous we cannot tell from this",
};

/** A result of any kind as sections, the most pressing first; what it does not have is left out. */
export function resultSections(results: Results): Section[] {
  const { safety, needsMore, partsReplacement, collisionRepair, estimateReview } = results;
  const sections: Section[] = [
    { title: "Before you drive", lines: safety ? safetyLines(safety) : [] },
    { title: "We need more to go on", lines: needsMore ? [needsMore.message, ...needsMore.tips] : [] },
    ...causeSections(results),
    ...(partsReplacement ? [{ title: "Parts and labor", lines: partLines(partsReplacement) }] : []),
    ...(collisionRepair ? [{ title: "The damage", lines: collisionLines(collisionRepair) }] : []),
    ...(estimateReview ? estimateSections(estimateReview) : []),
    { title: "What to do next", lines: stepLines(results) },
    ...(results.furtherComplaints ?? []).map(({ complaint, steps = [] }) => ({
      title: `What to do about ${nameOf(complaint)}`,
      lines: numbered(steps),
    })),
    { title: "Tell the shop", lines: results.tellTheShop ?? [] },
    { title: "From your VIN", lines: results.fromVin ?? [] },
    { title: "What we assumed", lines: results.assumptions ?? [] },
    { title: "Not in these prices", lines: results.excluded ?? [] },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** Records of before there were steps have one sentence. */
const stepLines = ({ steps, nextStep }: Results) => (steps ? numbered(steps) : nextStep ? [nextStep] : []);

const numbered = (steps: readonly string[]) => steps.map((step, i) => `${i + 1}. ${step}`);

const safetyLines = ({ level, reason, action }: Safety) => [`${SAFETY[level]}. ${reason}`, ...(action ? [action] : [])];

function causeLine({ name, probability, costRange, repairTime, urgency, confirmBy }: PotentialCause) {
  const { level, timeframe } = shownUrgency(urgency);
  return [
    `${name}: ${probabilityLabel(probability).toLowerCase()}, ${probability} %.`,
    `${moneyRange(costRange)}, ${repairTime}.`,
    `Urgency: ${level.toLowerCase()}, ${timeframe.toLowerCase()}.`,
    ...(confirmBy ? [`How a shop confirms it: ${confirmBy}`] : []),
  ].join(" ");
}

/** Of several complaints each has its own, under the owner's words. */
function causeSections(results: Results): Section[] {
  const { potentialCauses = [], otherProbability, complaint, furtherComplaints = [] } = results;
  const lists = [{ complaint, potentialCauses, otherProbability }, ...furtherComplaints];
  return lists.map((list) => ({
    title: list.complaint ? `What it may be: ${nameOf(list.complaint)}` : "What it may be",
    lines: list.potentialCauses.map(causeLine).concat(otherLine(list)),
  }));
}

const nameOf = ({ title, words }: ComplaintName) => (words ? `“${words.text}”` : title);

const otherLine = ({ potentialCauses, otherProbability }: Pick<Results, "potentialCauses" | "otherProbability">) =>
  potentialCauses?.length && otherProbability ? [`Something else: ${otherProbability} %.`] : [];

const partLines = ({ parts, totalEstimate, together, sharedLabor }: PartsReplacement) => [
  ...parts.map(
    ({ name, position, quantity = 1, totalCost, replacementTime }) =>
      `${name}${position ? `, ${position}` : ""}${quantity > 1 ? ` (${quantity})` : ""}: ${moneyRange(totalCost)}, ${replacementTime}.`,
  ),
  `In total: ${moneyRange(totalEstimate)}.`,
  ...(sharedLabor ? [sharedLabor] : []),
  ...(together ?? []),
];

const collisionLines = (collision: CollisionRepair) => [
  collision.damageDescription,
  ...(collision.areas?.map(({ name, severity, cost }) => `${name} (${severity}): ${moneyRange(cost)}.`) ??
    collision.repairAreas),
  `In total: ${moneyRange(collision.estimatedCost)}, ${collision.estimatedTime}.`,
  ...(collision.totalLoss ? [collision.totalLoss] : []),
  ...(collision.claim ? [collision.claim] : []),
  ...(collision.hiddenDamage ?? []),
  ...collision.recommendedProcedures,
];

const estimateSections = (review: EstimateReview): Section[] => [
  {
    title: "The estimate",
    lines: [
      review.recommendations,
      ...(review.comparison?.summary ? [review.comparison.summary] : []),
      ...(review.totalEstimate === undefined ? [] : [`The shop asks ${money(review.totalEstimate)}.`]),
      ...(review.averageCostInArea ? [`Usual here, before tax: ${moneyRange(review.averageCostInArea)}.`] : []),
      ...(review.reconciliation ? [review.reconciliation] : []),
    ],
  },
  { title: "Line by line", lines: review.services.map(serviceLine) },
  {
    title: "Perhaps not needed",
    lines: review.unnecessaryItems.map((item) =>
      typeof item === "string" ? item : [item.item, ...item.details, item.note].filter(Boolean).join(" "),
    ),
  },
  { title: "Missing or twice", lines: [...(review.missing ?? []), ...(review.doubled ?? [])] },
  { title: "Questions to ask", lines: review.questionsToAsk },
  { title: "Your rights", lines: review.estimateLaw ? [review.estimateLaw] : [] },
];

function serviceLine({ name, shopEstimate, isFair, fairRange, note }: EstimateService) {
  const verdict = isFair === undefined ? "" : isFair ? ", fair" : ", high, ask why";
  return [
    `${name}${shopEstimate === undefined ? "" : `: ${money(shopEstimate)}`}${verdict}.`,
    ...(fairRange ? [`Usual: ${moneyRange(fairRange)}.`] : []),
    ...(note ? [note] : []),
  ].join(" ");
}
