import { moneyRange } from "#shared/format/money.ts";
import type { CollisionRepair, PriceBasis, PriceLine, Range, Results } from "#shared/schemas/diagnostic.ts";
import type { AnalysisInput, Place } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { WorkId } from "../knowledge/schemas/collision-sentences.ts";
import { fill } from "../knowledge/template.ts";
import { bodyRate, placeName } from "../pricing/local-rate.ts";
import { shownPrice, sumRanges } from "../pricing/round.ts";
import { rateFactor } from "../pricing/vehicle-factors.ts";
import type { AnalysisReaders } from "../readers.ts";
import { safetyBeside } from "../safety/read-safety.ts";
import { readDamageOf } from "../understood/damage.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { withAnswers } from "./answers.ts";
import { makersShop } from "./body-factors.ts";
import { claimOn } from "./claim.ts";
import { damageCorrections, withCorrections } from "./corrections.ts";
import type { ReadDamage } from "./damage.ts";
import { dangersInDamage } from "./dangers-in-damage.ts";
import { namesOf } from "./drivability.ts";
import { drivableAfter } from "./drivable-after.ts";
import { hiddenBehind, hiddenLine, hiddenSentence } from "./hidden.ts";
import { damageLocation } from "./location.ts";
import { withoutRareEnds } from "./not-all-at-once.ts";
import { type PricedDamage, priceDamages } from "./price-damage.ts";
import { extrasFor } from "./price-extras.ts";
import { proceduresFor } from "./procedures.ts";
import { questionsFor } from "./questions.ts";
import { readDamage } from "./read-damage.ts";
import { roughValue, totalLossWarning } from "./total-loss.ts";

const SAYS = KNOWLEDGE.collisionSentences;
const { day: DAY, dealer: DEALER } = KNOWLEDGE.pricing.body;

/** Damage in the owner's words → areas, hours, parts, paint and price for this car at this place. */
export function assessCollision(input: AnalysisInput, profile: VehicleProfile, readers: AnalysisReaders): Results {
  const inWords = readDamage(input.text);
  const { damage } = input.understood ?? {};
  const read = damage ? readDamageOf(damage, inWords, input.text) : inWords;
  return assessReadDamage(read, input, profile, readers);
}

/** The same for damage that any reader has read. */
export function assessReadDamage(
  told: ReadDamage,
  input: AnalysisInput,
  profile: VehicleProfile,
  readers: AnalysisReaders,
): Results {
  const read = withCorrections(withAnswers(told, profile, input.answers), profile, input.answers);
  const { place, text, vehicle, today } = input;
  if (read.damages.length === 0) {
    const safety = safetyBeside("damage", text, readers, dangersInDamage(read, [], text));
    const needsMore = read.event ? { ...SAYS.needsMore, message: read.event.usualWork } : SAYS.needsMore;
    return { resultType: "collision", needsMore, safety, assumptions: profile.assumptions };
  }
  const priced = priceDamages(read.damages, profile, place, read.equipment);
  const extras = extrasFor(priced, profile, place, read.equipment);
  const hidden = hiddenBehind(priced, profile, place);
  const basis = basisOf(priced, [...extras, ...hiddenLine(hidden)], profile, place);
  const value = roughValue(profile, today.getFullYear(), vehicle.mileage);
  const collisionRepair: CollisionRepair = {
    damageDescription: descriptionOf(read, priced),
    repairAreas: priced.map(({ name, plan }) => `${name}: ${SAYS.work[plan.how]}`),
    estimatedCost: shownPrice(basis.total),
    estimatedTime: daysFor(priced),
    recommendedProcedures: proceduresFor(priced, profile),
    areas: priced.map(({ name, severity, cost, damage, lines }) => ({
      name,
      severity,
      cost: shownPrice(cost),
      ...(damage.quote.text && { quote: damage.quote }),
      lines,
    })),
    drivable: drivableAfter(read, priced),
    drivableBecause: read.because && quoteAt(text, read.because),
    event: read.event && { name: read.event.name, usualWork: read.event.usualWork },
    claim: claimOn(basis.total, read.event?.cover ?? "collision", text),
    totalLoss: totalLossWarning(basis.total, value, {
      airbags: read.airbags,
      writtenOff: read.event?.writtenOff ?? false,
    }),
    hiddenDamage: hidden.map(hiddenSentence),
    priceBasis: basis,
  };
  return {
    resultType: "collision",
    collisionRepair,
    location: damageLocation(priced.map(({ damage }) => damage)),
    safety: safetyBeside("damage", text, readers, dangersInDamage(read, priced, text)),
    assumptions: [...ofThisCar(priced, profile), ...whyWide(read, priced), ...profile.assumptions],
    excluded: basis.excluded,
    corrections: damageCorrections(read, profile, input.answers),
    questions: questionsFor(read, priced, profile, input.answers, (known) => totalOf(known, profile, place)),
  };
}

/** What the damage comes to, hidden damage by its chance and all that belongs to the job. */
function totalOf(read: ReadDamage, profile: VehicleProfile, place: Place): Range {
  const priced = priceDamages(read.damages, profile, place, read.equipment);
  const beside = [
    ...extrasFor(priced, profile, place, read.equipment),
    ...hiddenLine(hiddenBehind(priced, profile, place)),
  ];
  return basisOf(priced, beside, profile, place).total;
}

const quoteAt = (text: string, [start, end]: readonly [number, number]) => ({
  text: text.slice(start, end),
  start,
  end,
});

function basisOf(
  priced: readonly PricedDamage[],
  extras: readonly PriceLine[],
  profile: VehicleProfile,
  place: Place,
): PriceBasis {
  const { labor, refinish, materials, parts, sublet } = SAYS.lines;
  const kinds: [PriceLine["kind"], string, string][] = [
    ["labor", labor.label, labor.summary],
    ["refinish", refinish.label, refinish.summary],
    ["materials", materials.label, materials.summary],
    ["parts", parts.label, parts.note],
    ["sublet", sublet.label, sublet.note],
  ];
  const summed = kinds.map(
    ([kind, label, note]): PriceLine => ({
      kind,
      label,
      note,
      amount: sumRanges(
        priced.flatMap(({ pieces }) => pieces.filter((line) => line.kind === kind)).map(({ amount }) => amount),
      ),
    }),
  );
  const pieces = [...priced.flatMap(({ pieces }) => pieces), ...extras].map(({ amount }) => amount);
  const lines = withoutRareEnds([...summed.filter(({ amount }) => amount.max > 0), ...extras], pieces);
  const total = sumRanges(lines.map(({ amount }) => amount));
  const hours = sumRanges(priced.map((one) => one.hours));
  return {
    place: placeName(place),
    rate: bodyRate(place, rateFactor(profile)),
    hours: { min: Math.round(hours.min * 10) / 10, max: Math.round(hours.max * 10) / 10 },
    lines,
    total,
    dealer: { min: Math.round(total.min * DEALER), max: Math.round(total.max * DEALER) },
    excluded: SAYS.excluded,
    sources: [KNOWLEDGE.pricing.bodySource],
  };
}

/** What was read, said back: "Front bumper (moderate damage), left headlight (broken). Airbags deployed." */
function descriptionOf(
  { event, isGuessed, drivable, airbags, leak, unsafe }: ReadDamage,
  priced: readonly PricedDamage[],
) {
  const { described } = SAYS;
  const panels = priced
    .map(({ name, severity }) =>
      fill(described.panel, { panel: name.toLowerCase(), severity: described.severity[severity] }),
    )
    .join(", ");
  const guessed = priced.some(({ damage }) => damage.guessed);
  return [
    event && isGuessed && guessed
      ? fill(described.guessed, { accident: event.name, panels })
      : `${panels.charAt(0).toUpperCase()}${panels.slice(1)}.`,
    airbags && described.airbags,
    leak && described.leaks[leak],
    unsafe.length > 0 && fill(described.unsafe, { what: namesOf(unsafe).join(described.unsafeJoin) }),
    drivable === "no" && described.notDrivable,
    drivable === "yes" && described.drivable,
  ]
    .filter(Boolean)
    .join(" ");
}

function daysFor(priced: readonly PricedDamage[]) {
  if (priced.every(({ plan }) => plan.high.sublet > 0)) {
    return priced.some(({ damage }) => damage.harm.hail) ? SAYS.days.hail : SAYS.days.sublet;
  }
  const hours = sumRanges(priced.map((one) => one.hours));
  const parts = priced.some(({ plan }) => plan.high.parts > 0);
  const min = Math.max(1, Math.ceil(hours.min / DAY.quick));
  const max = Math.max(min + 1, Math.ceil(hours.max / DAY.slow) + (parts ? DAY.forParts : 0));
  return fill(parts ? SAYS.days.withParts : SAYS.days.repair, { low: min, high: max });
}

/** Work that leaves two ways open. */
const EITHER_WAY: ReadonlySet<WorkId> = new Set([
  "paintless_or_repair",
  "polish_or_refinish",
  "reshape",
  "repair_or_replace",
  "repair_or_replace_and_refinish",
]);

/** What decides the price of electric cars. */
const ofThisCar = (priced: readonly PricedDamage[], profile: VehicleProfile) => [
  ...(priced.some(({ damage }) => damage.panel.id === "battery_case") ? [SAYS.wide.battery] : []),
  ...(makersShop(profile) ? [fill(SAYS.wide.makersShop, { make: profile.make })] : []),
];

/** Why a range is wide, where the words leave it open. */
function whyWide({ damages }: ReadDamage, priced: readonly PricedDamage[]) {
  const vague = priced.filter(({ severity }) => severity === "unknown").map(({ name }) => name.toLowerCase());
  const wide = priced.filter(({ plan, severity }) => EITHER_WAY.has(plan.how) && severity !== "unknown");
  return [
    ...(damages.some(({ guessed }) => guessed) ? [SAYS.wide.guessed] : []),
    ...(vague.length > 0 ? [fill(SAYS.wide.vague, { panels: vague.join(", ") })] : []),
    ...wide.map(({ name, plan, cost }) =>
      fill(SAYS.wide.work, { panel: name, work: SAYS.work[plan.how], price: moneyRange(shownPrice(cost)) }),
    ),
  ];
}
