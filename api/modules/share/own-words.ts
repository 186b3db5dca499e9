import type {
  CollisionRepair,
  EstimateComparison,
  EstimateReview,
  Results,
  UnnecessaryItem,
} from "#shared/schemas/diagnostic.ts";
import { deductibleIn } from "../../analysis/collision/claim.ts";
import { KNOWLEDGE } from "../../analysis/knowledge/load/compiled.ts";
import { fill } from "../../analysis/knowledge/template.ts";
import { EXPERT_QUESTION } from "../../analysis/understood/expert-question.ts";

/**
 * Results as a stranger may read them: all that we found and say, and none of what the owner wrote or the shop printed.
 * In a free text names, numbers and addresses can stand in more ways than any pattern knows, so none of it is shared:
 * no quotes, no lines of a paper, nothing of its head, no names of shops, no question that a language model worded,
 * nothing read in answers of one's own words. `wrote` is all that the owner wrote.
 */
export function withoutOwnWords(results: Results, wrote: string): Results {
  const {
    estimateReview,
    collisionRepair,
    assumptions,
    corrections,
    tellTheShop,
    needsMore,
    questions,
    readInAnswers: _,
    unused: __,
    ...rest
  } = withoutQuotes(results) as Results;
  const names = estimateReview ? namesOnPaper(estimateReview) : [];
  const ours = (sentence: string) => !isOfOwner(sentence, wrote) && !namesAny(sentence, names);
  return {
    ...rest,
    ...(assumptions && { assumptions: assumptions.filter(ours) }),
    ...(corrections && { corrections: corrections.filter(({ sentence = "" }) => ours(sentence)) }),
    ...(tellTheShop && { tellTheShop: tellTheShop.filter(ours) }),
    ...(needsMore && { needsMore: ours(needsMore.message) ? needsMore : { ...needsMore, message: TOO_LITTLE } }),
    ...(questions && { questions: questions.filter(({ id }) => id !== EXPERT_QUESTION) }),
    ...(collisionRepair && { collisionRepair: withoutDeductible(collisionRepair, wrote) }),
    ...(estimateReview && { estimateReview: withoutPaper(estimateReview, wrote, ours) }),
  };
}

const TOO_LITTLE = "What was written and sent was too little to judge.";

/** No value of ours has these three fields: quotes go wherever they stand. */
const isQuote = (value: unknown) =>
  typeof value === "object" && value !== null && "text" in value && "start" in value && "end" in value;

function withoutQuotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isQuote(item)).map(withoutQuotes);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([, part]) => !isQuote(part));
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutQuotes(part)]));
}

/** Whether a claim is worth it says the deductible, where one was told. */
const withoutDeductible = ({ claim, ...repair }: CollisionRepair, wrote: string): CollisionRepair => ({
  ...repair,
  ...(claim && deductibleIn(wrote) === undefined && { claim }),
});

/**
 * The paper's lines by what we know them for; of the others only the price. `ours` tells our sentences from the
 * owner's.
 */
function withoutPaper(
  { shopName, location, vehicleInfo, comparison, missing, doubled, ...review }: EstimateReview,
  wrote: string,
  ours: (sentence: string) => boolean,
): EstimateReview {
  const plain = (name: string, instead: string) => (ours(name) && !stands(name, wrote) ? name : instead);
  return {
    ...review,
    recommendations: sentencesOf(review.recommendations).filter(ours).join(" "),
    services: review.services.map(({ name, description, lines, ...service }) => ({
      ...service,
      name: service.known ? name : UNKNOWN_LINE,
      description: "",
    })),
    unnecessaryItems: review.unnecessaryItems.map((item) =>
      typeof item === "string"
        ? plain(item, UNKNOWN_LINE)
        : {
            ...withoutLine(item),
            item: plain(item.item, "Shop fees and supplies"),
            details: item.details.filter(ours),
          },
    ),
    questionsToAsk: review.questionsToAsk.filter(ours),
    ...(missing && { missing: missing.filter(ours) }),
    // A sentence that begins with the paper's words is told apart by its quotation mark.
    ...(doubled && { doubled: doubled.filter((sentence) => ours(sentence) && !sentence.startsWith("“")) }),
    ...(comparison && { comparison: withoutShops(comparison) }),
  };
}

const withoutLine = ({ line, ...item }: Exclude<UnnecessaryItem, string>) => item;

const UNKNOWN_LINE = "Another line of the estimate";
const { first: FIRST, nameless: NAMELESS } = KNOWLEDGE.estimateSentences.comparison;
const numbered = (at: number) => fill(NAMELESS, { count: at + 1 });

/** Estimates side by side by their number; a warranty in its own words can tell the shop. */
const withoutShops = ({ summary, estimates, ...comparison }: EstimateComparison): EstimateComparison => ({
  ...comparison,
  estimates: estimates.map(({ warranty, ...estimate }, at) => ({ ...estimate, name: numbered(at) })),
});

/** What a paper says that we did not word: its head, its shops, and the lines that we do not know. */
function namesOnPaper({ shopName, location, vehicleInfo, services, comparison }: EstimateReview): string[] {
  const lines = services.filter(({ known }) => !known).map(({ name }) => name);
  const shops = (comparison?.estimates ?? [])
    .map(({ name }) => name)
    .filter((name, at) => name !== FIRST && name !== numbered(at));
  return [shopName, location, vehicleInfo, ...lines, ...shops].flatMap((name) =>
    name && wordsOf(name).trim() ? [name] : [],
  );
}

/** Whether any of the names stands in a sentence, word by word. */
const namesAny = (sentence: string, names: readonly string[]) =>
  names.some((name) => wordsOf(sentence).includes(wordsOf(name)));

const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /);

/** Sentences for the owner alone: about the photos by their names, or with words of the text or the paper in them. */
const isOfOwner = (sentence: string, wrote: string) =>
  /“|\bphotos?\b|\.(jpe?g|png|gif|webp|hei[cf])\b|to read\b|could not read/i.test(sentence) ||
  [...sentence.matchAll(/"([^"]+)"/g)].some(([, words]) => stands(words!, wrote));

const stands = (words: string, wrote: string) => squeezed(wrote).includes(squeezed(words));
const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
