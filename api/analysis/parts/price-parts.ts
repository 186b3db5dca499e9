import { shopTime } from "#shared/format/hours.ts";
import { moneyRange } from "#shared/format/money.ts";
import type { PartLine, Range, Results } from "#shared/schemas/diagnostic.ts";
import type { AnalysisInput } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fits, type Repair, spoken } from "../knowledge/repair.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import { fill } from "../knowledge/template.ts";
import type { Price } from "../pricing/price.ts";
import { priceTogether, type RepairOrder } from "../pricing/price-repairs.ts";
import { shownPrice, sumRanges } from "../pricing/round.ts";
import type { AnalysisReaders } from "../readers.ts";
import { safetyBeside } from "../safety/read-safety.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { engineQuestion } from "./engine-question.ts";
import { asWorked, besideSentence, gradeFor, howAsked, isBeside } from "./how-asked.ts";
import { repairLocation } from "./location.ts";
import { notUnderstood } from "./not-understood.ts";
import { asOne, onThisCar } from "./on-this-car.ts";
import { containedIn, namedRepairs, type WishedRepair, withoutContained } from "./place-and-count.ts";
import { remarksOn } from "./remarks.ts";
import { saidOnce, wishedFor } from "./told-beside.ts";

const SAYS = KNOWLEDGE.partsSentences;

/** A parts wish in the owner's words → parts, labor, time and total of each repair, and what is sensible with it. */
export function priceParts(input: AnalysisInput, profile: VehicleProfile, readers: AnalysisReaders): Results {
  const { text, place } = input;
  const safety = safetyBeside("prices", text, readers);
  const { named: told, read } = namedRepairs(text);
  const found = saidOnce(asOne(wishedFor(told, text)).map((wish) => onThisCar(wish, profile)));
  const asked = howAsked(text, found, profile);
  const meant = found.map((wish) => asWorked(wish, text));
  const doneAnyway = meant.filter((wish) => isBeside(wish, text));
  const beside = doneAnyway.length < meant.length ? doneAnyway : [];
  const named = meant.filter((wish) => !beside.includes(wish));
  const all = [...named, ...neededBesides(named, profile)];
  const unknown = notUnderstood(text, read);
  const fitting = all.filter(({ repair }) => fits(repair, profile));
  const wished = withoutContained(fitting, containedIn);
  const missing = all.filter(({ repair }) => !fits(repair, profile));
  if (wished.length === 0) return { resultType: "parts", safety, ...nothingFound(missing, unknown, profile) };

  const orders = wished.map((wish) => ({
    ...orderOf(wish),
    ...gradeFor(wish, asked),
    only: asked.halfOf(wish),
    said: text,
  }));
  // What is done anyway comes first, so that the wishes save what they share with it.
  const prices = priceTogether([...beside.map(orderOf), ...orders], profile, place, asked).slice(beside.length);
  const [half, ...otherHalves] = new Set(orders.map(({ only }) => only));
  const ofAll = otherHalves.length === 0 ? half : undefined;
  const aloneAsAsked = (order: RepairOrder) => priceTogether([order], profile, place, asked)[0]!;
  const parts = wished.map((wish, index) => partLine(text, wish, prices[index]!, profile));
  return {
    resultType: "parts",
    safety,
    partsReplacement: {
      parts,
      totalEstimate: sumRanges(parts.map(({ totalCost }) => totalCost)),
      together: together(wished, profile, (id) => aloneAsAsked({ id, only: ofAll }).total),
      sharedLabor: ofAll === "parts" ? undefined : sharedLabor(orders, prices, aloneAsAsked),
    },
    location: repairLocation(wished),
    assumptions: [
      ...asked.said,
      ...(beside.length > 0 ? [besideSentence(beside)] : []),
      ...wished.flatMap(({ assumption }) => assumption ?? []),
      ...unknown.map((words) => fill(SAYS.assumed.notUnderstood, { words })),
      ...fitting.filter((wish) => !wished.includes(wish)).map(alreadyContained(wished)),
      ...missing.map((wish) => notOnThisCar(wish, profile)),
      ...profile.assumptions,
    ],
    excluded: prices[0]!.basis.excluded,
    questions: engineQuestion(input, profile, (car) =>
      sumRanges(priceTogether(orders, car, place, asked).map(({ total }) => total)),
    ),
  };
}

/** What nearly every car of this year needs with a wish, and is not wished for: it is priced too, and said. */
function neededBesides(wished: readonly WishedRepair[], { year }: VehicleProfile): WishedRepair[] {
  return wished.flatMap(({ repair, start, end }) =>
    (repair.goesWith ?? [])
      .filter(({ standardFrom = Number.POSITIVE_INFINITY }) => year >= standardFrom)
      .filter((companion) => !wished.some((other) => other.repair.id === companion.repair))
      .map(({ repair: id, why }) => {
        const needed = repairById(id);
        const assumption = fill(SAYS.assumed.needed, { year, repair: spoken(needed.name), why });
        return { repair: needed, quantity: 1, start, end, assumption };
      }),
  );
}

const orderOf = ({ repair, quantity, axle }: WishedRepair): RepairOrder => ({ id: repair.id, quantity, axle });

const alreadyContained =
  (wished: readonly WishedRepair[]) =>
  ({ repair }: WishedRepair) => {
    const whole = wished.find((other) => containedIn(other.repair).includes(repair.id))!;
    return fill(SAYS.assumed.contained, { repair: repair.name, whole: spoken(whole.repair.name) });
  };

function partLine(
  text: string,
  { repair, quantity, position, start, end }: WishedRepair,
  price: Price,
  profile: VehicleProfile,
): PartLine {
  const estimatedCost = shownPrice(price.parts);
  const laborCost = shownPrice({ min: price.total.min - price.parts.min, max: price.total.max - price.parts.max });
  return {
    name: repair.name,
    estimatedCost,
    laborCost,
    replacementTime: shopTime(price.hours),
    totalCost: sumRanges([estimatedCost, laborCost]),
    id: repair.id,
    quantity,
    position,
    quote: { text: text.slice(start, end), start, end },
    note: [...soldInPairs(repair, position), ...remarksOn(repair, profile)].join(" ") || undefined,
    priceBasis: price.basis,
  };
}

const soldInPairs = ({ unit }: Repair, position = "") =>
  (unit === "pair" || unit === "axle") && /left|right/.test(position) ? [SAYS.pairs] : [];

/** What goes sensibly with the wishes and is not among them, with the reason and what it adds. */
function together(wished: readonly WishedRepair[], profile: VehicleProfile, priceOf: (id: string) => Range) {
  const covered = new Set(wished.flatMap(({ repair }) => [repair.id, ...containedIn(repair)]));
  const reasons = new Map<string, string>();
  for (const { repair } of wished) {
    for (const companion of repair.goesWith ?? []) {
      if (covered.has(companion.repair) || reasons.has(companion.repair)) continue;
      if (fits(repairById(companion.repair), profile)) reasons.set(companion.repair, companion.why);
    }
  }
  return [...reasons].map(([id, why]) => {
    const price = shownPrice(priceOf(id));
    const said = { repair: repairById(id).name, why };
    return price.max > 0 ? fill(SAYS.togetherFor, { ...said, price: moneyRange(price) }) : fill(SAYS.together, said);
  });
}

/** What doing the jobs in one visit saves, in hours and dollars; absent where they share nothing. */
function sharedLabor(orders: readonly RepairOrder[], prices: readonly Price[], alone: (order: RepairOrder) => Price) {
  const apart = orders.map(alone);
  const saved = (of: (price: Price) => Range): Range => {
    const [whole, shared] = [sumRanges(apart.map(of)), sumRanges(prices.map(of))];
    return { min: whole.min - shared.min, max: whole.max - shared.max };
  };
  const hours = saved((price) => price.hours);
  if (hours.max < 0.1) return undefined;
  const dollars = shownPrice(saved((price) => price.labor));
  return fill(SAYS.sharedLabor, { time: shopTime(hours), price: moneyRange(dollars) });
}

const notOnThisCar = ({ repair }: WishedRepair, { year, make, model, fuel }: VehicleProfile) =>
  fill(SAYS.assumed.notOnThisCar, {
    car: `${year} ${make} ${model}`,
    kind: SAYS.kinds[fuel],
    repair: spoken(repair.name),
  });

function nothingFound(
  missing: readonly WishedRepair[],
  unknown: readonly string[],
  profile: VehicleProfile,
): Pick<Results, "needsMore" | "assumptions"> {
  const named = unknown.map((words) => `"${words}"`).join(", ");
  const asked = named ? fill(SAYS.needsMore.nothingIn, { words: named }) : SAYS.needsMore.nothing;
  const message = missing.length > 0 ? notOnThisCar(missing[0]!, profile) : asked;
  return { needsMore: { message, tips: SAYS.needsMore.tips }, assumptions: profile.assumptions };
}
