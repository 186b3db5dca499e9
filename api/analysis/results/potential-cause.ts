import { shopTime } from "#shared/format/hours.ts";
import { moneyRange } from "#shared/format/money.ts";
import type { PotentialCause, PriceBasis, Quote } from "#shared/schemas/diagnostic.ts";
import type { Place } from "../input.ts";
import type { Cause } from "../knowledge/cause.ts";
import { reportedTrouble } from "../knowledge/known-troubles/reported-trouble.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fits } from "../knowledge/repair.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import { fill } from "../knowledge/template.ts";
import { priceRepair } from "../pricing/price-repairs.ts";
import { shownPrice } from "../pricing/round.ts";
import { type Car, knownTrouble } from "../ranking/prior.ts";
import type { PooledCause } from "../understood/pool-expert.ts";
import { noteOf, wordsNote } from "./notes.ts";

const SAYS = KNOWLEDGE.resultSentences;
const MOST_NOTES = 6;

/** A ranked cause as the record holds it: in whole percent, priced at the owner's place. `quoteFor` finds words like those of owners who had it. */
export function potentialCause(
  { cause, probability, evidence, against, bet = [], excluded = [] }: PooledCause,
  car: Car,
  place: Place,
  quoteFor?: (causeId: string) => Quote | undefined,
): PotentialCause {
  const told = evidence.slice(0, MOST_NOTES).map((fact) => noteOf(fact, car.profile.make));
  // Why a model bets on it, or learned words speak for it, is told where our own reading has no reason.
  const otherwise = () => {
    if (bet.length > 0) return bet.map((quote) => wordsNote("expert", quote));
    const like = quoteFor?.(cause.id);
    return like ? [wordsNote("learned", like)] : [];
  };
  return {
    name: cause.name,
    probability: Math.round(probability * 100),
    ...priced(cause, car, place),
    description: cause.description,
    urgency: cause.urgency,
    id: cause.id,
    system: cause.system,
    tradeName: cause.tradeName,
    evidence: told.length > 0 ? told : otherwise(),
    against: [
      ...against.slice(0, MOST_NOTES).map((fact) => noteOf(fact, car.profile.make)),
      ...excluded.map((quote) => wordsNote("expert", quote)),
    ],
    confirmBy: cause.confirmBy,
    ...knownOf(cause, car),
  };
}

/** What is known of this car's model: a note of the trade, and what its owners report more often than others. */
function knownOf(cause: Cause, car: Car): Pick<PotentialCause, "knownTrouble"> {
  const known = knownTrouble(cause, car);
  const notes = [known && fill(SAYS.known, known), reportedTrouble(cause, car.profile)?.note];
  const told = notes.filter(Boolean).join(" ");
  return told ? { knownTrouble: told } : {};
}

/** The usual cure makes the price, so that range and basis are the same figures; the next one is named beside it. */
function priced(cause: Cause, { profile }: Car, place: Place) {
  const cures = cause.repairs.map(repairById);
  const possible = cures.filter((repair) => fits(repair, profile));
  const [usual, next] = possible.length > 0 ? possible : cures;
  const { total, hours, basis } = priceRepair(usual!.id, profile, place);
  const price = { costRange: shownPrice(total), repairTime: shopTime(hours) };
  if (!next) return { ...price, priceBasis: basis };
  const other = shownPrice(priceRepair(next.id, profile, place).total);
  const instead = fill(SAYS.otherRepair, { repair: next.name, price: moneyRange(other) });
  const priceBasis: PriceBasis = { ...basis, excluded: [instead, ...basis.excluded] };
  const lesserRepair = other.max < price.costRange.max && { name: next.name, costRange: other };
  return { ...price, priceBasis, ...(lesserRepair && { lesserRepair }) };
}
