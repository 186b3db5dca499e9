import { money } from "#shared/format/money.ts";
import type { DamageArea, PriceLine, Range } from "#shared/schemas/diagnostic.ts";
import type { Place } from "../input.ts";
import { MATERIALS_RATE } from "../knowledge/labor-rates.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { panelOn } from "../knowledge/panels.ts";
import { fill } from "../knowledge/template.ts";
import { placeFactor } from "../pricing/local-rate.ts";
import { sumRanges } from "../pricing/round.ts";
import { hoursFactor, rateFactor } from "../pricing/vehicle-factors.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { bodyPartsFactor, makersShop, metalFactors, partsBand, rateFor, withWholeSide } from "./body-factors.ts";
import type { Damage } from "./damage.ts";
import type { Equipment } from "./equipment.ts";
import { withoutRareEnds } from "./not-all-at-once.ts";
import { type Plan, planFor, type Work } from "./plan-work.ts";
import { unique } from "./read-damage.ts";

/** One damaged place with what is done to it and what that costs. Exact dollars; hours of body and refinish labor. */
export interface PricedDamage {
  damage: Damage;
  plan: Plan;
  name: string;
  lines: PriceLine[];
  /** Of `lines` those that are work and parts. */
  pieces: readonly PriceLine[];
  cost: Range;
  hours: Range;
  severity: DamageArea["severity"];
}

const { lines: SAYS, work: WORK } = KNOWLEDGE.collisionSentences;

const { californiaConverter: CONVERTER } = KNOWLEDGE.pricing;
const { clearCoat: CLEAR, blend: BLEND, lamps: LAMPS } = KNOWLEDGE.pricing.body;

/** Prices each damaged place by the body rates of the place; the panel with the most paint pays the full clear coat. */
export function priceDamages(
  read: readonly Damage[],
  profile: VehicleProfile,
  place: Place,
  equipment: Equipment,
): PricedDamage[] {
  const damages = unique(read.map((damage) => ({ ...damage, panel: panelOn(damage.panel, profile.bodyClass) })));
  const plans = damages.map((damage) => planFor({ ...damage, panel: ofCar(damage.panel, profile, equipment) }));
  const paint = plans.map(({ high }) => high.refinish);
  const first = paint.indexOf(Math.max(...paint));
  return damages.map((damage, index) => priced(damage, plans[index]!, index === first, profile, place));
}

const ofCar = (named: Damage["panel"], profile: VehicleProfile, { lamps, sensors }: Equipment): Damage["panel"] => {
  const panel = withWholeSide(named, profile);
  const ofYear = panel.newer && profile.year >= panel.newer.from ? panel.newer.parts : panel.parts;
  const parts = (sensors === undefined ? undefined : sensors ? panel.equipped : panel.plain) ?? ofYear;
  const [low, high] = partsBand(parts, profile);
  const span = high - low;
  if (panel.kind !== "lamp" || lamps === undefined) return { ...panel, parts: [low, high] };
  return { ...panel, parts: lamps === "led" ? [low + span * LAMPS.led, high] : [low, high - span * LAMPS.halogen] };
};

function priced(damage: Damage, plan: Plan, first: boolean, profile: VehicleProfile, place: Place): PricedDamage {
  const hours = hoursFactor(profile) * (makersShop(profile)?.hours ?? 1);
  const size = hours * damage.count;
  const rate = rateFor(damage.panel.kind, profile, place);
  const ends = [plan.low, plan.high] as const;
  const metal = metalFactors(profile);
  const harder = (work: Work) => (damage.panel.kind === "metal" && work.parts === 0 ? metal.repair : 1);
  const body = span(ends, (work) => (work.body * harder(work) + work.blended * BLEND.body) * size);
  const refinish = span(ends, (work) => refinishHours(work, first, damage.count) * hours);
  const dearer = placeFactor(place) * rateFactor(profile);
  const dear = bodyPartsFactor(profile) * converterFactor(damage.panel, place) * damage.count;
  const parts = dollars(span(ends, ({ parts: price }) => price * dear));
  const pushed = damage.panel.kind === "metal" ? metal.paintless : 1;
  const sublet = dollars(span(ends, (work) => work.sublet * pushed * dearer * damage.count));
  const rated = (hours: Range, rate: Range) => ({ hours: hoursText(hours), rate: rateText(rate) });
  const painted = plan.high.blended > 0 ? SAYS.refinish.withBlend : SAYS.refinish.note;
  const { labor, materials } = SAYS;
  const lines: PriceLine[] = [
    { kind: "labor", label: labor.label, note: fill(labor.note, rated(body, rate)), amount: product(body, rate) },
    {
      kind: "refinish",
      label: SAYS.refinish.label,
      note: fill(painted, rated(refinish, rate)),
      amount: product(refinish, rate),
    },
    {
      kind: "materials",
      label: materials.label,
      note: fill(materials.note, rated(refinish, MATERIALS_RATE)),
      amount: product(refinish, MATERIALS_RATE),
    },
    { kind: "parts", ...SAYS.parts, amount: parts },
    { kind: "sublet", label: capital(WORK[plan.how]), note: SAYS.sublet.note, amount: sublet },
  ];
  const pieces = isEither(plan) ? [either(plan, lines, sublet.max)] : lines.filter(({ amount }) => amount.max > 0);
  const charged = withoutRareEnds(
    pieces,
    pieces.map(({ amount }) => amount),
  );
  return {
    damage,
    plan,
    name: damageName(damage),
    lines: charged,
    pieces,
    cost: sumRanges(charged.map(({ amount }) => amount)),
    hours: sumRanges([body, refinish]),
    severity: damage.harm.severity,
  };
}

/** Converters that meet California's rules cost more. */
const converterFactor = ({ id }: Damage["panel"], { state }: Place) =>
  id === "catalytic_converter" && CONVERTER.states.includes(state) ? CONVERTER.factor : 1;

/** Paintless repair at the low end, paint at the high end: two ways, which no common line can show. */
const isEither = ({ low, high }: Plan) => low.sublet > 0 && high.sublet === 0;

function either({ how }: Plan, lines: readonly PriceLine[], low: number): PriceLine {
  const painted = lines.filter(({ kind, amount }) => kind !== "sublet" && amount.max > 0);
  const notes = painted.map(({ label, note }) => `${label.toLowerCase()} ${note}`);
  return {
    kind: "sublet",
    label: capital(WORK[how]),
    note: fill(SAYS.either, { work: notes.join("; ") }),
    amount: { min: low, max: painted.reduce((sum, { amount }) => sum + amount.max, 0) },
  };
}

function refinishHours({ refinish, blended }: Work, first: boolean, count: number) {
  if (refinish === 0) return 0;
  const further = Math.max(CLEAR.least, refinish * CLEAR.further - CLEAR.overlap);
  return (first ? refinish * CLEAR.first : further) + (count - 1) * further + blended * BLEND.refinish;
}

/** "Left front door", "both headlights", as a body shop names it. */
export function damageName({ panel, side, end, count = 1 }: Partial<Damage> & Pick<Damage, "panel">) {
  const words = [side && side !== "both" && side, end, panel.name.toLowerCase()].filter(Boolean).join(" ");
  const name = words.replace(/^(left|right) front front /, "$1 front ");
  return capital(count > 1 ? `${name} (${count})` : name);
}

const span = (ends: readonly [Work, Work], of: (work: Work) => number): Range => {
  const [a, b] = ends.map((work) => Math.round(of(work) * 10) / 10) as [number, number];
  return { min: Math.min(a, b), max: Math.max(a, b) };
};
const dollars = ({ min, max }: Range): Range => ({ min: Math.round(min), max: Math.round(max) });
const product = (hours: Range, rate: Range): Range => dollars({ min: hours.min * rate.min, max: hours.max * rate.max });
export const hoursText = ({ min, max }: Range) =>
  min === max ? fill(SAYS.hours, { hours: min }) : fill(SAYS.hoursBetween, { low: min, high: max });
export const rateText = ({ min, max }: Range) => fill(SAYS.rate, { low: money(min), high: money(max) });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
