import { mileage } from "#shared/format/distance.ts";
import type { Vehicle } from "../input.ts";
import type { RankedCause } from "../ranking/rank.ts";
import type { Fact } from "../reading/evidence.ts";
import { described, inSentence } from "./notes.ts";

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
  const miles = vehicle.mileage ? ` with ${mileage(vehicle.mileage)} miles` : "";
  const also =
    second && second.probability >= WORTH_NAMING
      ? [`Rule out the other likely cause too: ${inSentence(second.cause.tradeName)}. ${second.cause.confirmBy}`]
      : [];
  return [
    `My ${year} ${make} ${model}${miles} has ${list(told.slice(0, MOST_NAMED).map(described))}.`,
    ...(done.length > 0 ? [`Already done, and it is still there: ${list(done.map(described))}.`] : []),
    `Before you replace anything, please check for ${inSentence(first.cause.tradeName)}. ${first.cause.confirmBy}`,
    ...also,
  ];
}

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
