import { money } from "#shared/format/money.ts";
import type { UnnecessaryItem } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import { UPSELLS, type Upsell, type UpsellContext } from "../knowledge/upsells.ts";
import type { JudgedJob } from "./judge.ts";
import { labelOf, type ReadEstimate } from "./read-estimate.ts";

const SAYS = KNOWLEDGE.estimateSentences.doubt;

/** An item to check before paying for it, and the question to ask about it. */
export interface Doubt {
  item: Exclude<UnnecessaryItem, string>;
  ask: string;
}

/** Shop supplies above this share of the work, or this many dollars, are more than most shops post. */
const SUPPLIES = { share: 0.12, dollars: 60 };

/** Lines that may not be needed, by mileage, age and symptoms: why, when they would be right, and what to ask. */
export function doubtsAbout(judged: readonly JudgedJob[], read: ReadEstimate, context: UpsellContext): Doubt[] {
  const doubts = UPSELLS.flatMap((upsell) => {
    const job = judged.find(({ job }) =>
      isSoldAs(
        upsell,
        job.work.map(({ repair }) => repair.id),
        job.lines.map(({ text }) => text),
      ),
    );
    return job && upsell.doubtful(context) ? [doubt(upsell, job, context)] : [];
  });
  return [...doubts, ...highFees(judged, read)];
}

const isSoldAs = ({ repairs, words }: Upsell, ids: readonly string[], texts: readonly string[]) =>
  ids.some((id) => repairs?.includes(id)) || texts.some((text) => words?.test(text.toLowerCase()));

const doubt = (upsell: Upsell, { job }: JudgedJob, { miles, age }: UpsellContext): Doubt => ({
  item: {
    item: upsell.name,
    details: [
      fill(SAYS.check, { why: lowerFirst(upsell.why) }),
      fill(SAYS.right, { right: upsell.right }),
      fill(SAYS.ask, { question: upsell.ask }),
    ],
    note: miles === undefined ? fill(SAYS.noMileage, { age }) : undefined,
    amount: job.amount,
  },
  ask: upsell.ask,
});

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function highFees(judged: readonly JudgedJob[], read: ReadEstimate): Doubt[] {
  const work = judged.reduce((sum, { job }) => sum + (job.amount ?? 0), 0);
  const fees = read.fees.filter(({ text }) => !/core|tire/i.test(text));
  const sum = fees.reduce((total, { amount }) => total + amount, 0);
  if (fees.length === 0 || (sum <= SUPPLIES.dollars && sum <= work * SUPPLIES.share)) return [];
  const ask = SAYS.feesAsk;
  return [
    {
      item: {
        item: fees.map(({ text }) => labelOf(text) || SAYS.fee).join(", "),
        details: [fill(SAYS.fees, { price: money(sum) }), SAYS.feesRight, fill(SAYS.ask, { question: ask })],
        amount: sum,
      },
      ask,
    },
  ];
}
