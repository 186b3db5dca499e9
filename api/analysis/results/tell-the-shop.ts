import { mileage } from "#shared/format/distance.ts";
import type { Vehicle } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { RankedCause } from "../ranking/rank.ts";
import type { Fact } from "../reading/evidence.ts";
import { described, inSentence } from "./notes.ts";

const SAYS = KNOWLEDGE.resultSentences.tellTheShop;

const MOST_NAMED = 4;
/** A second cause is named to the shop when it is at least this likely. */
const WORTH_NAMING = 0.12;
const HISTORY = /^(recent|replaced|renewed|tested_ok)\./;
const DONE = /^(replaced|renewed)\./;

/** Two to four sentences an owner can say or show at the counter. */
export function tellTheShop(facts: readonly Fact[], causes: readonly RankedCause[], vehicle: Vehicle): string[] {
  const told = facts.filter(({ present, key }) => present && !HISTORY.test(key));
  const done = facts.filter(({ present, key }) => present && DONE.test(key));
  const [first, second] = causes;
  if (told.length === 0 || !first) return [];
  const { year, make, model } = vehicle;
  const car = `${year} ${make} ${model}`;
  const trouble = list(told.slice(0, MOST_NAMED).map(described));
  return [
    vehicle.mileage
      ? fill(SAYS.troubleAtMiles, { car, miles: mileage(vehicle.mileage), trouble })
      : fill(SAYS.trouble, { car, trouble }),
    ...(done.length > 0 ? [fill(SAYS.done, { work: list(done.map(described)) })] : []),
    fill(SAYS.check, toCheck(first)),
    ...(second && second.probability >= WORTH_NAMING ? [fill(SAYS.alsoCheck, toCheck(second))] : []),
  ];
}

const toCheck = ({ cause }: RankedCause) => ({ cause: inSentence(cause.tradeName), confirm: cause.confirmBy });

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(SAYS.join)}${SAYS.lastJoin}${items.at(-1)}`;
