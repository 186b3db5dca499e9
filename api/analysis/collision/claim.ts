import { money, moneyRange } from "#shared/format/money.ts";
import type { Range } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Cover } from "../knowledge/schemas/collision-files.ts";
import { fill } from "../knowledge/template.ts";
import { shownPrice } from "../pricing/round.ts";

const SAYS = KNOWLEDGE.collisionSentences.claim;
const { deductible: USUAL, worthFrom: WORTH_FROM } = KNOWLEDGE.pricing.body.claim;
const TOLD = new RegExp(KNOWLEDGE.damageWords.deductible, "i");

/** The deductible that a text tells of, in dollars. */
export const deductibleIn = (text: string): number | undefined =>
  Number(TOLD.exec(text)?.slice(1).find(Boolean)?.replace(",", "")) || undefined;

/** Whether a claim is worth it, by the deductible that was told or the usual ones. */
export function claimOn(cost: Range, cover: Cover, text: string): string {
  if (cover === "other_driver") return SAYS.otherDriver;
  const told = deductibleIn(text);
  const [least, most] = told === undefined ? USUAL : [told, told];
  const deductible =
    told === undefined
      ? fill(SAYS.usual, { price: moneyRange({ min: least, max: most }) })
      : fill(SAYS.told, { price: money(told) });
  const beside = cover === "comprehensive" ? ` ${SAYS.comprehensive}` : "";
  if (cost.max <= least) return fill(SAYS.pay, { deductible });
  if (cost.min >= most * WORTH_FROM) return fill(SAYS.claim, { deductible }) + beside;
  const rest = shownPrice({ min: Math.max(0, cost.min - most), max: Math.max(0, cost.max - least) });
  return fill(SAYS.near, { deductible, price: moneyRange(rest) }) + beside;
}
