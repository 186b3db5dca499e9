import type { EstimateReview, Results } from "#shared/schemas/diagnostic.ts";
import { EXPERT_QUESTION } from "../../analysis/understood/expert-question.ts";

/**
 * Results as a stranger may read them: all that we found and say, and none of what the owner wrote or the shop printed. In a
 * free text names, numbers and addresses can stand in more ways than any pattern knows, so none of it is shared: no quotes,
 * no lines of a paper, nothing of its head, no question that a language model worded, nothing read in answers of one's own
 * words. `wrote` is all that the owner wrote.
 */
export function withoutOwnWords(results: Results, wrote: string): Results {
  const {
    estimateReview,
    assumptions,
    tellTheShop,
    needsMore,
    questions,
    readInAnswers: _,
    unused: __,
    ...rest
  } = withoutQuotes(results) as Results;
  const ours = (sentence: string) => !isOfOwner(sentence, wrote);
  return {
    ...rest,
    ...(assumptions && { assumptions: assumptions.filter(ours) }),
    ...(tellTheShop && { tellTheShop: tellTheShop.filter(ours) }),
    ...(needsMore && { needsMore: ours(needsMore.message) ? needsMore : { ...needsMore, message: TOO_LITTLE } }),
    ...(questions && { questions: questions.filter(({ id }) => id !== EXPERT_QUESTION) }),
    ...(estimateReview && { estimateReview: withoutPaper(estimateReview, wrote) }),
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

/** The paper's lines by what we know them for; of the others only the price. */
function withoutPaper({ shopName, location, vehicleInfo, ...review }: EstimateReview, wrote: string): EstimateReview {
  return {
    ...review,
    services: review.services.map(({ name, description, ...service }) => ({
      ...service,
      name: service.known ? name : UNKNOWN_LINE,
      description: "",
    })),
    unnecessaryItems: review.unnecessaryItems.map((item) =>
      typeof item === "string"
        ? plain(item, wrote, UNKNOWN_LINE)
        : { ...item, item: plain(item.item, wrote, "Shop fees and supplies") },
    ),
  };
}

const UNKNOWN_LINE = "Another line of the estimate";

/** A name that a line of the paper gave us. */
const plain = (name: string, wrote: string, instead: string) => (stands(name, wrote) ? instead : name);

/** Sentences for the owner alone: about the photos by their names, or with words of the text or the paper in them. */
const isOfOwner = (sentence: string, wrote: string) =>
  /“|\bphotos?\b|\.(jpe?g|png|gif|webp|hei[cf])\b|to read\b|could not read/i.test(sentence) ||
  [...sentence.matchAll(/"([^"]+)"/g)].some(([, words]) => stands(words!, wrote));

const stands = (words: string, wrote: string) => squeezed(wrote).includes(squeezed(words));
const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
