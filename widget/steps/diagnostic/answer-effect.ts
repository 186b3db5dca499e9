import type { ReadCause } from "../../client/diagnostic-record.ts";
import type { Texts } from "../../texts/en.ts";

/** How many changed causes are named: those that moved most. */
const NAMED = 3;

const idOf = (cause: ReadCause) => cause.id ?? cause.name;

/** What an answer changed, in words: the order first, then the causes whose likelihood moved most. */
export function answerEffect(
  t: Texts["followUp"],
  before: readonly ReadCause[],
  after: readonly ReadCause[],
): string[] {
  const first = after[0];
  if (!first) return [t.noted];
  if (before.length === 0) return [t.likeliest(first.name ?? "")];
  const order =
    idOf(first) !== (before[0] && idOf(before[0]))
      ? t.nowFirst(first.name ?? "")
      : after.every((cause, index) => before[index] && idOf(cause) === idOf(before[index]))
        ? t.sameOrder
        : t.reordered;
  const changes = after
    .map((cause) => ({ cause, from: percent(before.find((other) => idOf(other) === idOf(cause))), to: percent(cause) }))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, NAMED);
  return [order, ...changes.map(({ cause, from, to }) => t.change(cause.name ?? "", from, to))];
}

/** A cause that is not in the list counts as 0. */
const percent = (cause: ReadCause | undefined) => Math.round(cause?.probability ?? 0);
