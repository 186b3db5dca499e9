import { money, moneyRange } from "#shared/format/money.ts";
import type { EstimateService, Range } from "#shared/schemas/diagnostic.ts";
import type { Place } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { Price } from "../pricing/price.ts";
import { priceRepair, priceRepairs, priceTogether, type RepairOrder } from "../pricing/price-repairs.ts";
import { shownPrice, sumRanges } from "../pricing/round.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { labelOf } from "./estimate-lines.ts";
import { coverOf, type Job } from "./jobs.ts";
import { lineLabels } from "./line-labels.ts";
import { meantBy } from "./meant-work.ts";

const SAYS = KNOWLEDGE.estimateSentences.job;

/** A job with the fair range for what its amount pays for, and what came of the comparison. */
export interface JudgedJob {
  job: Job;
  service: EstimateService;
  /** Of what the amount covers, exact dollars; absent for work we do not know. */
  fair?: Range;
  verdict: "fair" | "high" | "low" | "unknown" | "no_price";
}

/** A price this little above the range is still called fair: rounding and small extras. */
const GRACE = { share: 0.02, dollars: 10 };
export const isAbove = (amount: number, max: number) => amount > max + Math.max(GRACE.dollars, max * GRACE.share);
/** Below this share of the range something may be left out. */
export const SUSPICIOUSLY_LOW = 0.6;

/**
 * Compares each job with the fair range for this car at this place, before tax. The low end counts shared teardown
 * once, the high end lets each job pay its own, as many shops bill it.
 */
export function judge(named: readonly Job[], text: string, profile: VehicleProfile, place: Place): JudgedJob[] {
  const jobs = named.map((job) => {
    const words = job.lines.map((line) => line.text).join(" ");
    return { ...job, work: meantBy(job.work, words, job.amount, (id) => priceRepair(id, profile, place)) };
  });
  const orders = jobs.map(({ work }) => work.map(({ repair, quantity, axle }) => ({ id: repair.id, quantity, axle })));
  const shared = priceTogether(orders.flat(), profile, place);
  let next = 0;
  return jobs.map((job, index) => {
    const own = orders[index]!;
    const inVisit = shared.slice(next, next + own.length);
    next += own.length;
    if (own.length === 0) return unknownJob(job, text, SAYS.unknown);
    if (job.isMixed && job.amount !== undefined) return unknownJob(job, text, SAYS.mixed);
    const alone = priceRepairs(own, profile, place);
    const open = ofBrakes(job) ? priceRepairs(own.map(withRotors), profile, place) : alone;
    return isOtherWork(job, alone)
      ? unknownJob(job, text, fill(SAYS.tooCheap, { price: moneyRange(shownPrice(alone.total)) }))
      : judged(job, text, { alone, open }, inVisit);
  });
}

/** "Brakes" and "brake job" leave open whether rotors are in it: the high end is that of pads and rotors. */
const ofBrakes = ({ work, lines }: Job) =>
  work.some(({ repair }) => /^pads_(?:front|rear)$/.test(repair.id)) &&
  lines.every(({ text }) => !/\bpads?\b|\blinings?\b|\brotors?\b|\bdis[ck]s?\b/i.test(text)) &&
  lines.some(({ text }) => /\bbr(?:a|e)(?:ke|ak)s?\b/i.test(text));
const withRotors = (order: RepairOrder): RepairOrder => ({
  ...order,
  id: order.id.replace(/^pads_(?=front|rear)/, "pads_rotors_"),
});

/** A price for so little of a big repair pays for other work on that part: "transmission 250" replaces none. */
const isOtherWork = ({ amount, lines }: Job, { total }: Price) =>
  amount !== undefined &&
  total.min > 1000 &&
  amount < total.min * 0.25 &&
  lines.every(({ covers }) => covers === "job");

/** The price of a job by itself, and at its high end where the paper leaves open how much is done. */
interface Prices {
  alone: Price;
  open: Price;
}

function judged(job: Job, text: string, { alone, open }: Prices, inVisit: readonly Price[]): JudgedJob {
  const printed = coverOf(job);
  const covers = printed === "parts" && alone.parts.max === 0 ? "job" : printed;
  const fair = { min: covered(sumPrices(inVisit), covers).min, max: covered(open, covers).max };
  const { amount } = job;
  const verdict =
    amount === undefined
      ? "no_price"
      : isAbove(amount, fair.max)
        ? "high"
        : amount > 0 && amount < fair.min * SUSPICIOUSLY_LOW
          ? "low"
          : "fair";
  const shown = shownPrice(fair);
  const isFair = amount === undefined ? undefined : verdict !== "high";
  const above = {
    parts: isAbove(job.parts ?? 0, covered(open, "parts").max),
    labor: isAbove(job.labor ?? 0, covered(open, "labor").max),
  };
  return {
    job,
    fair,
    verdict,
    service: {
      name: nameOf(job),
      description: described(job),
      priceRange: fill(PRICE_OF[covers], { price: moneyRange(shown) }),
      shopEstimate: amount,
      isFair,
      fairRange: shown,
      known: true,
      note:
        noteOn(verdict, amount, shown, {
          alone: covered(alone, covers),
          inVisit: covered(sumPrices(inVisit), covers),
        }) ?? (open === alone ? undefined : SAYS.withRotors),
      quote: quoteOf(job, text),
      lines: lineLabels(job, text, { isFair, above }),
      priceBasis: alone.basis,
      repairs: job.work.map(({ repair }) => repair.id),
    },
  };
}

const PRICE_OF = { job: SAYS.price, parts: SAYS.priceOfParts, labor: SAYS.priceOfLabor };

const unknownJob = (job: Job, text: string, note: string): JudgedJob => ({
  job,
  verdict: "unknown",
  service: {
    name: labelOf(job.lines[0]!.text) || SAYS.wordless,
    description: described(job),
    priceRange: "",
    shopEstimate: job.amount,
    known: false,
    note,
    quote: quoteOf(job, text),
    lines: lineLabels(job, text, {}),
  },
});

function noteOn(
  verdict: JudgedJob["verdict"],
  amount: number | undefined,
  fair: Range,
  { alone, inVisit }: { alone: Range; inVisit: Range },
) {
  if (amount === undefined) return SAYS.noPrice;
  if (verdict === "high") return fill(SAYS.high, { price: money(amount - fair.max) });
  if (verdict === "low") return SAYS.low;
  if (inVisit.max < 0.95 * alone.max && amount > inVisit.max * 1.1) return SAYS.shared;
  return undefined;
}

type Summed = Pick<Price, "total" | "labor" | "parts">;

const sumPrices = (prices: readonly Price[]): Summed => ({
  total: sumRanges(prices.map(({ total }) => total)),
  labor: sumRanges(prices.map(({ labor }) => labor)),
  parts: sumRanges(prices.map(({ parts }) => parts)),
});

/** Of a price, what an amount covers; shop supplies are printed apart or with labor. */
const covered = ({ total, labor, parts }: Summed, covers: "job" | "parts" | "labor"): Range =>
  ({ job: total, parts, labor })[covers];

function nameOf({ work }: Job) {
  const names = work.map(({ repair, quantity, position }) =>
    [repair.name, position && !repair.name.toLowerCase().includes(position) && position, quantity > 1 && `${quantity}`]
      .filter(Boolean)
      .join(", "),
  );
  return names.join(" + ");
}

/** What was read, in the shop's words: `"Rotor front" $150, "Labor" 2 h $290`. */
const described = ({ lines }: Job) =>
  lines
    .map(({ text, amount, hours }) =>
      [
        fill(SAYS.line, { line: labelOf(text) }),
        hours !== undefined && fill(SAYS.hours, { hours }),
        amount !== undefined && money(amount),
      ]
        .filter(Boolean)
        .join(" "),
    )
    .join(", ");

/** The place of the first line in the owner's own text; none for what was read from a picture. */
function quoteOf({ lines }: Job, text: string) {
  const { start, end } = lines[0]!;
  return end > text.length ? undefined : { text: text.slice(start, end), start, end };
}
