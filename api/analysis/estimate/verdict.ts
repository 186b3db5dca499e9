import { money, moneyRange } from "#shared/format/money.ts";
import type { Range } from "#shared/schemas/diagnostic.ts";
import { spoken } from "../knowledge/repair.ts";
import { shownPrice, sumRanges } from "../pricing/round.ts";
import { isAbove, type JudgedJob, SUSPICIOUSLY_LOW } from "./judge.ts";
import type { Sums } from "./reconcile.ts";
import type { Doubt } from "./unnecessary.ts";

/** What the estimate comes to: absent `isFairPrice` where no price was read that could be judged. */
export interface Verdict {
  isFairPrice?: boolean;
  averageCostInArea?: Range;
  recommendations: string;
}

/** A line counts against the whole when it is at least this far above its range. */
const CONCERN = { dollars: 25, share: 0.1 };

/**
 * Several services that may not be needed make a concern of the whole where they are this share of it. A costly repair is
 * no such service: whether it is needed is a question of diagnosis.
 */
const MOSTLY = { items: 2, share: 0.6, dollars: 400 };

export function verdictOn(
  judged: readonly JudgedJob[],
  { asksMore, reconciliation, discounts }: Sums,
  doubts: readonly Doubt[],
  place: string,
): Verdict {
  const known = judged.flatMap(({ fair, ...job }) => (fair ? [{ ...job, fair }] : []));
  if (known.length === 0)
    return {
      recommendations:
        "We know none of these lines, so we cannot say what is fair. Ask the shop to name each repair, part and hour.",
    };
  const fair = sumRanges(known.map((job) => job.fair));
  const averageCostInArea = shownPrice(fair);
  const here = `${moneyRange(averageCostInArea)} near ${place}`;
  const priced = known.filter(({ job }) => job.amount !== undefined);
  if (priced.length === 0)
    return {
      averageCostInArea,
      recommendations: `We read the work but no prices. A fair price for it is ${here}, before tax. Add the shop's prices and we will judge them line by line.`,
    };

  const asked = priced.reduce((sum, { job }) => sum + job.amount!, 0) - (discounts ?? 0);
  const { min: least, max: limit } = sumRanges(priced.map((job) => job.fair));
  const high = priced.filter(
    ({ job, fair: { max } }) => job.amount! > max + Math.max(CONCERN.dollars, max * CONCERN.share),
  );
  const services = doubts.flatMap(({ item: { amount = 0 } }) => (amount <= MOSTLY.dollars ? [amount] : []));
  const doubtful = services.reduce((sum, amount) => sum + amount, 0);
  const mostlyDoubtful = services.length >= MOSTLY.items && doubtful >= asked * MOSTLY.share;
  const isFairPrice = !isAbove(asked, limit) && high.length === 0 && !asksMore && !mostlyDoubtful;
  return {
    isFairPrice,
    averageCostInArea,
    recommendations: sentence({
      isFairPrice,
      asked,
      least,
      limit,
      high,
      asksMore,
      mostlyDoubtful,
      doubts: doubts.length,
      here,
      reconciliation,
    }),
  };
}

interface Grounds {
  isFairPrice: boolean;
  asked: number;
  least: number;
  limit: number;
  high: readonly JudgedJob[];
  asksMore: boolean;
  mostlyDoubtful: boolean;
  doubts: number;
  here: string;
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
  doubts,
  here,
  reconciliation,
}: Grounds) {
  const check =
    doubts > 0
      ? ` Check the ${doubts === 1 ? "item" : `${doubts} items`} that may not be needed before you agree.`
      : "";
  if (isFairPrice && asked < least * SUSPICIOUSLY_LOW)
    return `${money(asked)} is less than we would expect: fair is ${here}, before tax. Ask what is in it: parts, labor and warranty.${check}`;
  if (isFairPrice) return `${money(asked)} for this work is within what is fair: ${here}, before tax.${check}`;
  if (isAbove(asked, limit))
    return `${money(asked)} is high for this work: fair is ${here}, before tax. Ask why, and get a second written estimate.${check}`;
  if (high.length > 0)
    return `The sum is within what is fair, ${here}, but ${high.map(({ service }) => spoken(service.name)).join(" and ")} is high. Ask why.${check}`;
  if (mostlyDoubtful) return `The prices are within what is fair, ${here}, but most of it may not be needed.${check}`;
  return asksMore
    ? `The lines are fair, but the total is not explained. ${reconciliation}`
    : `The prices are fair: ${here}.${check}`;
}
