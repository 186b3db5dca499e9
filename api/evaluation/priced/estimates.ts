import * as z from "zod";
import { money } from "#shared/format/money.ts";
import type { EstimateReview, EstimateService } from "#shared/schemas/diagnostic.ts";
import type { ReadEstimate } from "../../analysis/estimate/estimate-lines.ts";
import { readEstimate } from "../../analysis/estimate/read-estimate.ts";
import { shareOf } from "../ranks.ts";
import { kindWith } from "./kind.ts";
import { headOf, PRICE_CASE, resultsOf } from "./price-case.ts";

const Dollars = z.number().nonnegative();
/** A line of the paper: `words` stand in it, lower case; `label` is what a fair estimator says of its price. */
const Line = z.object({
  words: z.string().min(1),
  amount: z.optional(Dollars),
  label: z.optional(z.enum(["fair", "high"])),
});
const Words = z.optional(z.array(z.string()));
const EstimateCase = z.object({
  ...PRICE_CASE,
  /** The verdict of a fair estimator on the whole; absent where there is none to give. */
  fair: z.optional(z.boolean()),
  lines: z.array(Line).min(1),
  total: z.optional(Dollars),
  subtotal: z.optional(Dollars),
  tax: z.optional(Dollars),
  fees: z.optional(Dollars),
  /** Words of what must be named as unnecessary, missing or doubled, lower case. */
  unnecessary: Words,
  missing: Words,
  doubled: Words,
  /** The lines do not meet the printed total, and that must be said. */
  mismatch: z.optional(z.literal(true)),
});
type EstimateCase = z.infer<typeof EstimateCase>;
type Line = z.infer<typeof Line>;

/** Shops' estimates: their lines and sums as read, each label, the verdict, and what must be named besides. */
export const estimates = kindWith(EstimateCase, (cases) => {
  const outcomes = cases.map(outcomeOf);
  const lines = outcomes.flatMap((outcome) => outcome.lines);
  const sums = outcomes.flatMap((outcome) => outcome.sums);
  const notes = outcomes.flatMap((outcome) => outcome.notes);
  const verdicts = outcomes.filter(({ one }) => one.fair !== undefined);
  return {
    scores: [
      { label: "lines read right", share: shareOf(lines, ({ read }) => read) },
      { label: "total, subtotal, tax and fees read right", share: shareOf(sums, ({ read }) => read) },
      { label: "verdict agrees", share: shareOf(verdicts, ({ verdictAgrees }) => verdictAgrees), bar: 75 },
      {
        label: "fair or high by line agrees",
        share: shareOf(
          lines.filter(({ line }) => line.label !== undefined),
          ({ labelAgrees }) => labelAgrees,
        ),
      },
      { label: "unnecessary, missing, doubled and mismatch named", share: shareOf(notes, ({ named }) => named) },
    ],
    misses: outcomes.flatMap((outcome) => {
      const wrong = wrongIn(outcome);
      return wrong.length > 0 ? [[headOf(outcome.one), ...wrong.map((what) => `  ${what}`)]] : [];
    }),
  };
});

function outcomeOf(one: EstimateCase) {
  const review = resultsOf(one, "estimate").estimateReview;
  const read = readEstimate(one.text);
  return {
    one,
    review,
    lines: one.lines.map((line) => ({
      line,
      read: isRead(line, read),
      labelAgrees: isCalledFair(line, review) === (line.label === "fair"),
    })),
    sums: (["total", "subtotal", "tax", "fees"] as const).flatMap((name) =>
      one[name] === undefined ? [] : [{ name, read: printedIn(read, name) === one[name] }],
    ),
    verdictAgrees: review?.isFairPrice === one.fair,
    notes: notesWanted(one, review),
  };
}

/**
 * A line is read where one line of the paper has both its words, as they stand in the paper, or its repair's, and its
 * amount.
 */
const isRead = ({ words, amount }: Line, { text, lines }: ReadEstimate) =>
  lines.some(
    (line) =>
      (amount === undefined || line.amount === amount) &&
      [line.text, text.slice(line.start, line.end), ...line.work.map(({ repair }) => repair.name)]
        .join(" ")
        .toLowerCase()
        .includes(words),
  );

const printedIn = ({ total, subtotal, tax, fees }: ReadEstimate, name: "total" | "subtotal" | "tax" | "fees") =>
  name === "fees"
    ? Math.round(fees.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100
    : { total, subtotal, tax }[name];

/** What the review says of a line of the paper: of that line itself, or of the service that it pays for. */
function isCalledFair({ words, amount }: Line, review: EstimateReview | undefined): boolean | undefined {
  const line = review?.services
    .flatMap(({ lines = [] }) => lines)
    .find((one) => one.words.toLowerCase().includes(words) && (amount === undefined || one.amount === amount));
  return (line ?? serviceOf({ words, amount }, review))?.isFair;
}

/** The service that judges a line of the paper. */
const serviceOf = ({ words, amount }: Line, review: EstimateReview | undefined): EstimateService | undefined =>
  review?.services.find(
    ({ name, description, shopEstimate, quote }) =>
      `${name} ${description} ${quote?.text}`.toLowerCase().includes(words) &&
      (amount === undefined || shopEstimate === amount || description.includes(money(amount))),
  );

function notesWanted(one: EstimateCase, review: EstimateReview | undefined) {
  const said = {
    unnecessary: review?.unnecessaryItems.map((item) =>
      typeof item === "string" ? item : `${item.item} ${item.line ?? ""}`,
    ),
    missing: review?.missing,
    doubled: review?.doubled,
  };
  const named = (["unnecessary", "missing", "doubled"] as const).flatMap((kind) =>
    (one[kind] ?? []).map((words) => ({
      what: `${kind}: ${words}`,
      named: said[kind]?.some((sentence) => sentence.toLowerCase().includes(words)) ?? false,
    })),
  );
  const told = /Ask (?:what|which)/.test(review?.reconciliation ?? "");
  return one.mismatch ? [...named, { what: "the sum does not meet the total", named: told }] : named;
}

function wrongIn({ one, review, lines, sums, notes, verdictAgrees }: ReturnType<typeof outcomeOf>) {
  const judged = (line: Line) => {
    const service = serviceOf(line, review);
    return service ? `${service.name} ${service.shopEstimate} against ${service.priceRange}` : "not judged";
  };
  return [
    ...lines.filter(({ read }) => !read).map(({ line }) => `not read: ${line.words} ${line.amount ?? ""}`),
    ...sums.filter(({ read }) => !read).map(({ name }) => `not read: ${name} ${one[name]}`),
    ...(one.fair === undefined || verdictAgrees
      ? []
      : [`verdict ${one.fair ? "fair" : "high"} wanted (${one.source}): ${review?.recommendations ?? "none"}`]),
    ...lines
      .filter(({ line, labelAgrees }) => line.label !== undefined && !labelAgrees)
      .map(({ line }) => `${line.label} wanted: ${line.words}: ${judged(line)}`),
    ...notes.filter(({ named }) => !named).map(({ what }) => `not named: ${what}`),
  ];
}
