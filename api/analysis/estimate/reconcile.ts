import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { ReadEstimate } from "./estimate-lines.ts";
import { cents } from "./jobs.ts";

/** What was printed and what it comes to: dollars, absent where nothing was read to make it of. */
export interface Sums {
  lines?: number;
  fees?: number;
  discounts?: number;
  /** Before tax: printed, or the total less the tax. */
  subtotal?: number;
  tax?: number;
  total?: number;
  reconciliation?: string;
  /** The printed total asks for more than the lines come to. */
  asksMore: boolean;
}

const SAYS = KNOWLEDGE.estimateSentences.sums;

const dollars = (amount: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: amount % 1 === 0 ? 0 : 2,
  }).format(amount);

/** No US sales tax, state and local together, is above this share. */
const HIGHEST_TAX = 0.125;
/** What is left of a total that includes tax, where the tax is not printed. The usual combined rate is 7 to 8 %. */
const USUAL_TAX = 0.075;

/** Compares the sum of lines, fees and tax with the printed total, and says what does not meet. */
export function reconcile(read: ReadEstimate): Sums {
  const sumOf = (amounts: readonly number[]) =>
    amounts.length > 0 ? cents(amounts.reduce((a, b) => a + b, 0)) : undefined;
  const lines = sumOf(read.lines.flatMap(({ amount }) => amount ?? []));
  const fees = sumOf(read.fees.map(({ amount }) => amount));
  const discounts = sumOf(read.discounts.map(({ amount }) => amount));
  const { tax, total } = read;
  const net = lines === undefined ? undefined : cents(lines + (fees ?? 0) - (discounts ?? 0));
  const beforeTax =
    total === undefined
      ? net
      : tax !== undefined
        ? cents(total - tax)
        : read.taxInTotal && net === undefined
          ? cents(total / (1 + USUAL_TAX))
          : undefined;
  const subtotal =
    read.subtotal ??
    (net !== undefined && tax === undefined ? net : (beforeTax ?? (lines === undefined ? total : net)));
  return { lines, fees, discounts, subtotal, tax, total, ...compared(net, read, discounts ?? 0) };
}

function compared(
  net: number | undefined,
  { tax, total, lines, isOnlyPrice }: ReadEstimate,
  discounts: number,
): Pick<Sums, "reconciliation" | "asksMore"> {
  if (net === undefined || isOnlyPrice || (total === undefined && lines.length === 1)) return { asksMore: false };
  if (total === undefined) {
    const sum = dollars(cents(net + (tax ?? 0)));
    return { asksMore: false, reconciliation: fill(tax === undefined ? SAYS.noTotalBeforeTax : SAYS.noTotal, { sum }) };
  }
  const expected = cents(net + (tax ?? 0));
  const difference = cents(total - expected);
  const close = Math.max(1, total * 0.005);
  const said = { sum: dollars(expected), rest: dollars(Math.abs(difference)), total: dollars(total) };
  if (Math.abs(difference) <= close) return { asksMore: false, reconciliation: fill(SAYS.meets, said) };
  if (discounts > 0 && Math.abs(difference - discounts) <= close)
    return { asksMore: true, reconciliation: fill(SAYS.discount, { ...said, discount: dollars(discounts) }) };
  if (difference > 0 && tax === undefined && difference <= net * HIGHEST_TAX) {
    const share = ((difference / net) * 100).toFixed(1);
    return { asksMore: false, reconciliation: fill(SAYS.tax, { ...said, share }) };
  }
  return difference > 0
    ? { asksMore: true, reconciliation: fill(SAYS.more, said) }
    : { asksMore: false, reconciliation: fill(SAYS.less, said) };
}
