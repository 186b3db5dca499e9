import type { PriceLine, Range } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { sumRanges } from "../pricing/round.ts";

const SAYS = KNOWLEDGE.collisionSentences.lines.notAllAtOnce;
const { together } = KNOWLEDGE.pricing.body;

/**
 * The lines, and one that takes off both ends what makes them meet too seldom: parts, hours and paint are not all cheap or all dear at
 * once. `pieces` are the independent ones among them. The lines still add up to the total.
 */
export function withoutRareEnds(lines: readonly PriceLine[], pieces: readonly Range[]): PriceLine[] {
  const halves = pieces.map(({ min, max }) => (max - min) / 2);
  const sum = halves.reduce((total, half) => total + half, 0);
  const squares = halves.reduce((total, half) => total + half * half, 0);
  if (sum === 0) return [...lines];
  const share = Math.sqrt(together + ((1 - together) * squares) / (sum * sum));
  const whole = sumRanges(lines.map(({ amount }) => amount));
  const off = Math.round(((whole.max - whole.min) / 2) * (1 - share));
  return off < 1 ? [...lines] : [...lines, { kind: "overlap", ...SAYS, amount: { min: off, max: -off } }];
}
