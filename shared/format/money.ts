import { once } from "../once.ts";
import type { Range } from "../schemas/diagnostic.ts";

const dollars = once(
  () => new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 }),
);

/** US dollars without cents: 1437 → "$1,437". */
export const money = (amount: number) => dollars().format(amount);

/** A price range, "$320–$630"; one price where both ends are the same. */
export const moneyRange = ({ min, max }: Range) => (min === max ? money(min) : `${money(min)}–${money(max)}`);
