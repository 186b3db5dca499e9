import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { spoken } from "../knowledge/repair.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import { fill } from "../knowledge/template.ts";
import type { WishedRepair } from "../parts/place-and-count.ts";
import type { Price } from "../pricing/price.ts";

const { smaller: SMALLER, larger: LARGER, unless } = KNOWLEDGE.estimates;

/** Words that leave no doubt that the job named is meant, by that job. */
const UNLESS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(unless).map(([named, words]) => [named, new RegExp(words, "i")]),
);

/** How far out of the range of the job named a price must be, to be for the other. */
const FAR = { below: 0.6, above: 1.6 };

/** The work a line means, by its price; as named where its words or its price leave no doubt. */
export function meantBy(
  work: readonly WishedRepair[],
  words: string,
  amount: number | undefined,
  priceOf: (repair: string) => Price,
): readonly WishedRepair[] {
  const [only] = work;
  if (work.length !== 1 || amount === undefined || !only) return work;
  const meaningIn = (meanings: Readonly<Record<string, string>>) =>
    UNLESS.get(only.repair.id)?.test(words) ? undefined : meanings[only.repair.id];
  const own = priceOf(only.repair.id).total;
  const other =
    amount < own.min * FAR.below ? meaningIn(SMALLER) : amount > own.max * FAR.above ? meaningIn(LARGER) : undefined;
  if (!other || isFar(amount, priceOf(other))) return work;
  const repair = repairById(other);
  const assumption = fill(KNOWLEDGE.estimateSentences.reading.meant, {
    named: spoken(only.repair.name),
    meant: spoken(repair.name),
  });
  return [{ ...only, repair, quantity: 1, assumption }];
}

const isFar = (amount: number, { total: { min, max } }: Price) => amount < min * FAR.below || amount > max * FAR.above;
