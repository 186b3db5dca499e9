import { money, moneyRange } from "#shared/format/money.ts";
import type { PriceLine, Range } from "#shared/schemas/diagnostic.ts";
import type { Place } from "../input.ts";
import { DEALER_RATE_FACTOR } from "../knowledge/labor-rates.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { type Repair, spoken } from "../knowledge/repair.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { asBuilt } from "./as-built.ts";
import { bandFor } from "./layout-band.ts";
import { laborRate, placeName } from "./local-rate.ts";
import type { Price } from "./price.ts";
import { shownPrice, sumRanges } from "./round.ts";
import { type ItemHours, type JobItem, sharedHours } from "./shared-labor.ts";
import { hoursFactor, partsFactor, rateFactor } from "./vehicle-factors.ts";

/** A repair to price; `quantity` counts its unit (each, axle, pair, set, job) and is 1 where absent. */
export interface RepairOrder {
  id: string;
  quantity?: number;
  axle?: "front" | "rear";
  /** Of its parts; absent: what most shops fit. */
  grade?: Grade;
  /** The half of it that is asked for; absent: all of it. */
  only?: Half | undefined;
  /** The owner's words, which may tell of what kind it is. */
  said?: string;
}

export type Half = "labor" | "parts";
export type Grade = keyof typeof GRADES;

/** Of whom a price was asked for; absent: of an independent shop. */
export interface HowAsked {
  dealer?: boolean;
}

/** The repair that finding a cause is paid as. */
const DIAGNOSIS = "diag_1h";
/** Cleaner, grease and disposal as a share of labor, and the cap most shops post. Judgement. */
const SUPPLIES = { share: { min: 0.03, max: 0.06 }, cap: 40 };
/** Dealers bill the maker's own parts, above good aftermarket ones. Judgement. */
const DEALER_PARTS_FACTOR = 1.15;
const GRADES = KNOWLEDGE.pricing.grades;
const RATE_SOURCE =
  "Labor rate: PartsTech report 2025 by way of AAA; by state AAA 2026, by area BEA price parities 2023";

/** The price of one repair on one car at one place: an independent shop, before tax. Ids are of `knowledge/repairs`. */
export const priceRepair = (id: string, profile: VehicleProfile, place: Place): Price =>
  priceRepairs([{ id }], profile, place);

/** What a shop takes for finding a cause, rounded as it is shown. */
export const diagnosisPrice = (profile: VehicleProfile, place: Place): Range =>
  shownPrice(priceRepair(DIAGNOSIS, profile, place).total);

/** The price of several repairs done in one visit, shared teardown paid once. */
export function priceRepairs(orders: readonly RepairOrder[], profile: VehicleProfile, place: Place): Price {
  const prices = priceTogether(orders, profile, place);
  return prices.length === 1 ? prices[0]! : merged(prices, orders, profile, place);
}

/** The same, one price for each repair, in order: they add up to the price of all. */
export function priceTogether(
  orders: readonly RepairOrder[],
  profile: VehicleProfile,
  place: Place,
  how: HowAsked = {},
): Price[] {
  const items = orders.map(
    ({ id, quantity = 1, axle, said }): JobItem => ({ repair: asBuilt(repairById(id), profile, said), quantity, axle }),
  );
  const factor = hoursFactor(profile);
  const shared = sharedHours(items, (repair) => {
    const [low, high] = transverseHours(repair, profile) ?? bandFor(repair.hours, repair.hoursFor, profile.layout);
    const longer = factor * (profile.drive === "awd" ? (repair.awd ?? 1) : 1);
    return [low * longer, high * longer];
  });
  return items.map((item, index) => priceItem({ ...item, how, ...orders[index]! }, shared[index]!, profile, place));
}

/** Front-wheel drive has its V6 across the car: what hides behind the engine takes longer. */
const transverseHours = ({ transverseV6 }: Repair, { layout, drive, make }: VehicleProfile) =>
  layout === "v6" && drive === "fwd" && !transverseV6?.openTo?.includes(make) ? transverseV6?.hours : undefined;

function priceItem(
  { how, grade, only, ...item }: JobItem & Pick<RepairOrder, "grade" | "only"> & { how: HowAsked },
  { hours: band, sharesWith }: ItemHours,
  profile: VehicleProfile,
  place: Place,
): Price {
  const { repair, quantity } = item;
  const rate = laborRate(place, rateFactor(profile) * (how.dealer ? DEALER_RATE_FACTOR : 1));
  const hours = { min: tenth(band[0]), max: tenth(band[1]) };
  const labor = dollars({ min: hours.min * rate.min, max: hours.max * rate.max });
  const newer = repair.newer && profile.year >= repair.newer.from ? repair.newer.parts : undefined;
  const [low, high] = newer ?? bandFor(repair.parts, repair.partsFor, profile.layout);
  const factor = partsFactor(repair, profile, place.state) * quantity;
  const [cheaper, dearer] = gradeFactors(grade, how);
  const parts = dollars({ min: low * factor * cheaper, max: high * factor * dearer });
  const supplies = dollars({
    min: Math.min(SUPPLIES.cap, labor.min * SUPPLIES.share.min),
    max: Math.min(SUPPLIES.cap, labor.max * SUPPLIES.share.max),
  });
  const sharing = sharesWith ? `, taken apart with ${spoken(sharesWith.name)}` : "";
  const lines: PriceLine[] = [
    { kind: "labor", label: "Labor", note: `${span(hours)} × ${perHour(rate)}${sharing}`, amount: labor },
    {
      kind: "parts",
      label: "Parts",
      note: `${quantity > 1 ? `${quantity} × ` : ""}${repair.partsNote}`,
      amount: parts,
    },
    { kind: "supplies", label: "Shop supplies", note: "Cleaner, grease, disposal", amount: supplies },
  ];
  return priceOf(
    lines.filter(({ kind, amount }) => amount.max > 0 && !(only && (kind === "parts") !== (only === "parts"))),
    { hours, rate, sources: [repair.source, RATE_SOURCE], isDealer: how.dealer },
    { ids: [repair.id], profile, place },
  );
}

/** A dealer fits the maker's own parts. */
function gradeFactors(grade: Grade | undefined, { dealer }: HowAsked): readonly [number, number] {
  const [low, high] = grade ? GRADES[grade] : [1, 1];
  const least = dealer && (grade === undefined || grade === "oem") ? DEALER_PARTS_FACTOR : 0;
  return [Math.max(low, least), Math.max(high, least)];
}

function merged(
  prices: readonly Price[],
  orders: readonly RepairOrder[],
  profile: VehicleProfile,
  place: Place,
): Price {
  const named = prices.flatMap(({ basis }, index) =>
    basis.lines
      .filter(({ kind }) => kind !== "supplies")
      .map((line) => ({ ...line, label: `${line.label}: ${spoken(repairById(orders[index]!.id).name)}` })),
  );
  const supplies = prices.flatMap(({ basis }) => basis.lines.filter(({ kind }) => kind === "supplies"));
  const lines =
    supplies.length > 0 ? [...named, { ...supplies[0]!, amount: sumRanges(supplies.map((s) => s.amount)) }] : named;
  const hours = sumRanges(prices.map((price) => price.hours));
  return priceOf(
    lines,
    {
      hours: { min: tenth(hours.min), max: tenth(hours.max) },
      rate: laborRate(place, rateFactor(profile)),
      sources: [...new Set(prices.flatMap(({ basis }) => basis.sources))],
    },
    { ids: orders.map(({ id }) => id), profile, place },
  );
}

type Made = { hours: Range; rate: Range; sources: string[]; isDealer?: boolean | undefined };
type PricedFor = { ids: readonly string[]; profile: VehicleProfile; place: Place };

function priceOf(
  lines: PriceLine[],
  { hours, rate, sources, isDealer }: Made,
  { ids, profile, place }: PricedFor,
): Price {
  const sumOf = (kind: PriceLine["kind"]) =>
    sumRanges(lines.filter((line) => line.kind === kind).map((line) => line.amount));
  const [labor, parts, supplies] = [sumOf("labor"), sumOf("parts"), sumOf("supplies")];
  const total = sumRanges([labor, parts, supplies]);
  const atDealer = dollars({
    min: labor.min * DEALER_RATE_FACTOR + parts.min * DEALER_PARTS_FACTOR + supplies.min,
    max: labor.max * DEALER_RATE_FACTOR + parts.max * DEALER_PARTS_FACTOR + supplies.max,
  });
  const basis = {
    place: placeName(place),
    rate,
    hours,
    lines,
    total,
    dealer: isDealer ? total : atDealer,
    excluded: excludedFrom({ ids, profile, place }),
    sources,
  };
  return { total, hours, labor, parts, basis };
}

/** What a price leaves out, as sentences' ends: "Not included: …". */
function excludedFrom({ ids, profile, place }: PricedFor) {
  return [
    "Sales tax",
    ...(ids.includes(DIAGNOSIS)
      ? []
      : [`Diagnosis, usually ${moneyRange(diagnosisPrice(profile, place))}; ask whether it is credited to the repair`]),
    ...(ids.includes("tow") ? [] : ["Towing, usually $100–$200 for a short tow"]),
    "Rusted bolts and other damage found on the way",
  ];
}

const tenth = (hours: number) => (hours === 0 ? 0 : Math.max(0.1, Math.round(hours * 10) / 10));
const dollars = ({ min, max }: Range): Range => ({ min: Math.round(min), max: Math.round(max) });
const span = ({ min, max }: Range) => (min === max ? `${min} ${min === 1 ? "hour" : "hours"}` : `${min}–${max} hours`);
const perHour = ({ min, max }: Range) => `${money(min)}–${money(max)} an hour`;
