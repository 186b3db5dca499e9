import { money, moneyRange } from "#shared/format/money.ts";
import type { Range } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { spoken } from "../knowledge/repair.ts";
import { fill } from "../knowledge/template.ts";
import { shownPrice, sumRanges } from "../pricing/round.ts";
import type { Doubt } from "./doubt.ts";
import { cheaperElsewhere } from "./elsewhere.ts";
import type { Charge } from "./estimate-lines.ts";
import { cents } from "./jobs.ts";
import { isAbove, type JudgedJob, SUSPICIOUSLY_LOW } from "./judge.ts";
import type { Sums } from "./reconcile.ts";

const SAYS = KNOWLEDGE.estimateSentences.verdict;

/** What the estimate comes to: absent `isFairPrice` where no price was read that could be judged. */
export interface Verdict {
  isFairPrice?: boolean;
  averageCostInArea?: Range;
  recommendations: string;
}

/** A line counts against the whole when it is at least this far above its range. */
const CONCERN = { dollars: 25, share: 0.1 };

/**
 * Several services that may not be needed make a concern of the whole where they are this share of it. A costly repair
 * is no such service: whether it is needed is a question of diagnosis.
 */
const MOSTLY = { items: 2, share: 0.6, dollars: 400 };

/** Work that is not needed now makes a concern of the whole where it is this share of it. */
const NEEDLESS_SHARE = 0.25;

export function verdictOn(
  judged: readonly JudgedJob[],
  { asksMore, reconciliation, discounts }: Sums,
  doubts: readonly Doubt[],
  { place, elsewhere }: { place: string; elsewhere: readonly Charge[] },
): Verdict {
  const notNeeded = doubts.filter(({ decisive }) => decisive);
  const because = { reasons: reasonsOf(notNeeded) };
  const known = judged.flatMap(({ fair, ...job }) => (fair ? [{ ...job, fair }] : []));
  const unpriced = () => ({ isFairPrice: false, recommendations: fill(SAYS.notNeededUnpriced, because) });
  const all = judged.reduce((sum, { job: { amount = 0 } }) => sum + amount, 0);
  const cheaper = cheaperElsewhere(all, elsewhere);
  if (known.length === 0 && cheaper) return { isFairPrice: false, recommendations: cheaper };
  if (known.length === 0) return notNeeded.length > 0 ? unpriced() : { recommendations: unjudged(judged) };
  // The sum of what the lines show, so that it can be added up.
  const averageCostInArea = sumRanges(known.map(({ fair }) => shownPrice(fair)));
  const price = fill(SAYS.here, { price: moneyRange(averageCostInArea), place });
  const priced = known.filter(({ job }) => job.amount !== undefined);
  if (priced.length === 0)
    return {
      averageCostInArea,
      ...(notNeeded.length > 0 ? unpriced() : { recommendations: fill(SAYS.noPrices, { price }) }),
    };

  const listed = priced.reduce((sum, { job }) => sum + job.amount!, 0);
  const notJudged = judged.reduce((sum, { job, fair }) => sum + (fair ? 0 : (job.amount ?? 0)), 0);
  // What is taken off is taken off all lines, those that we could not judge too.
  const asked = cents(listed - (discounts ?? 0) * (listed / (listed + notJudged)));
  const { min: least, max: limit } = sumRanges(priced.map((job) => job.fair));
  const high = priced.filter(
    ({ job, fair: { max } }) => job.amount! > max + Math.max(CONCERN.dollars, max * CONCERN.share),
  );
  const services = doubts.flatMap(({ item: { amount = 0 } }) => (amount <= MOSTLY.dollars ? [amount] : []));
  const doubtful = services.reduce((sum, amount) => sum + amount, 0);
  const mostlyDoubtful = services.length >= MOSTLY.items && doubtful >= asked * MOSTLY.share;
  const needless = notNeeded.reduce((sum, { item: { amount = 0 } }) => sum + amount, 0);
  const isNeedless = notNeeded.length > 0 && needless >= asked * NEEDLESS_SHARE;
  const isFairPrice =
    !isAbove(asked, limit) && high.length === 0 && !asksMore && !mostlyDoubtful && !isNeedless && !cheaper;
  const verdict = sentence({
    isFairPrice,
    asked,
    least,
    limit,
    high,
    asksMore,
    mostlyDoubtful,
    cheaper,
    notNeeded: isNeedless ? fill(SAYS.notNeeded, { asked: money(asked), ...because }) : undefined,
    doubts: doubts.length,
    price,
    reconciliation,
  });
  return {
    isFairPrice,
    averageCostInArea,
    recommendations: [
      verdict,
      notJudged > 0 && fill(SAYS.besides, { price: money(notJudged) }),
      saving(priced, doubts, { lines: judged.filter(({ job }) => job.amount !== undefined).length, listed, asked }),
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** "Front struts and rear struts, because …": what has one reason is named together. */
function reasonsOf(notNeeded: readonly Doubt[]) {
  const reasons = [...new Set(notNeeded.map(({ why }) => why))];
  return reasons
    .map((why, nth) => {
      const items = notNeeded.flatMap(({ item, why: own }) => (own === why ? [item.item] : []));
      const named = items.map((item, at) => (nth > 0 && at === 0 ? item : spoken(item))).join(SAYS.jobsJoin);
      return fill(SAYS.because, { item: named, why });
    })
    .join(" ");
}

/** Nothing could be judged: money for unnamed work, or lines that we do not know. */
function unjudged(judged: readonly JudgedJob[]) {
  const mixed = judged.filter(({ job }) => job.isMixed);
  const asked = mixed.reduce((sum, { job: { amount = 0 } }) => sum + amount, 0);
  return mixed.length > 0 ? fill(SAYS.needLines, { asked: money(asked) }) : SAYS.unknown;
}

/**
 * Of the lines that may not be needed all, of those above their range what is above it; and the sum to settle for,
 * without what is not needed now and what is above the ranges. `lines` are all that bear a price, those that we do not
 * know too.
 */
function saving(
  priced: readonly { job: JudgedJob["job"]; fair: Range }[],
  doubts: readonly Doubt[],
  { lines, listed, asked }: { lines: number; listed: number; asked: number },
) {
  const needless = doubts.flatMap(({ item: { amount } }) => amount ?? []);
  const above = priced.flatMap(({ job: { amount = 0, work }, fair: { max } }) =>
    isAbove(amount, max) && !doubts.some(({ item }) => item.amount === amount && work.length > 0)
      ? [amount - shownPrice({ min: 0, max }).max]
      : [],
  );
  const questioned = [...needless, ...above];
  // What the shop takes off comes off what is above the ranges.
  const stillAbove = Math.max(0, sumOf(above) - (listed - asked));
  const sum = sumOf(needless) + stillAbove;
  if (sum < 1) return undefined;
  const save = money(sum);
  const notNeeded = doubts.reduce((total, { item, decisive }) => total + (decisive ? (item.amount ?? 0) : 0), 0);
  const off = notNeeded + stillAbove;
  const settleFor = Math.round((asked - off) / 10) * 10;
  const isWorthSaying = off >= CONCERN.dollars && settleFor > 0;
  return [
    lines > 1 && questioned.length <= lines
      ? fill(SAYS.saveOfLines, { count: questioned.length, lines, save })
      : fill(SAYS.save, { save }),
    ...(isWorthSaying ? [fill(SAYS.settle, { price: money(settleFor) })] : []),
  ].join(" ");
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

interface Grounds {
  isFairPrice: boolean;
  asked: number;
  least: number;
  limit: number;
  high: readonly JudgedJob[];
  asksMore: boolean;
  mostlyDoubtful: boolean;
  /** What to say where enough of it is not needed now. */
  notNeeded?: string;
  /** What to say where others ask far less. */
  cheaper?: string;
  doubts: number;
  /** The fair one, with its place. */
  price: string;
  reconciliation?: string;
}

function sentence({
  isFairPrice,
  asked,
  least,
  limit,
  high,
  asksMore,
  mostlyDoubtful,
  notNeeded,
  cheaper,
  doubts,
  price,
  reconciliation,
}: Grounds) {
  const check = doubts === 1 ? SAYS.checkOne : doubts > 1 ? fill(SAYS.checkSome, { count: doubts }) : undefined;
  const said = { asked: money(asked), price };
  const withCheck = (verdict: string) => [verdict, check].filter(Boolean).join(" ");
  if (isFairPrice && asked < least * SUSPICIOUSLY_LOW) return withCheck(fill(SAYS.low, said));
  if (isFairPrice) {
    const shown = shownPrice({ min: least, max: limit });
    const place = asked < shown.min ? SAYS.below : asked > shown.max ? SAYS.upper : SAYS.fair;
    return withCheck(fill(place, said));
  }
  if (notNeeded) return notNeeded;
  if (isAbove(asked, limit)) return withCheck(fill(SAYS.high, said));
  if (high.length > 0) {
    const jobs = high.map(({ service }) => spoken(service.name)).join(SAYS.jobsJoin);
    return withCheck(fill(SAYS.oneHigh, { price, jobs }));
  }
  if (cheaper) return withCheck(cheaper);
  if (mostlyDoubtful) return withCheck(fill(SAYS.mostlyDoubtful, said));
  return asksMore ? fill(SAYS.asksMore, { why: reconciliation ?? "" }) : withCheck(fill(SAYS.pricesFair, said));
}
