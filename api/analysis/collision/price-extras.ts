import type { PriceLine } from "#shared/schemas/diagnostic.ts";
import type { Place } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import { laborRate, placeFactor } from "../pricing/local-rate.ts";
import { rateFactor } from "../pricing/vehicle-factors.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import type { Equipment } from "./equipment.ts";
import { hoursText, type PricedDamage, rateText } from "./price-damage.ts";

const SAYS = KNOWLEDGE.collisionSentences.lines;
const { isolate: ISOLATE_HOURS } = KNOWLEDGE.pricing.body.electric;
const { scan: SCAN, calibration: CALIBRATION, alignment: ALIGNMENT_HOURS } = KNOWLEDGE.pricing;

/** Work that belongs to the whole job: scans, calibration of cameras and radar, wheel alignment. */
export function extrasFor(
  priced: readonly PricedDamage[],
  profile: VehicleProfile,
  place: Place,
  { sensors }: Equipment,
): PriceLine[] {
  const factor = placeFactor(place) * rateFactor(profile);
  const scaled = ({ min, max }: { min: number; max: number }) => ({
    min: Math.round(min * factor),
    max: Math.round(max * factor),
  });
  const lines: PriceLine[] = [];
  if (needsScan(priced, profile))
    lines.push({
      kind: "sublet",
      ...SAYS.scan,
      amount: scaled(SCAN),
    });
  if (needsCalibration(priced, profile) && sensors !== false) {
    const standard = sensors ?? profile.year >= CALIBRATION.standardFrom;
    lines.push({
      kind: "sublet",
      label: SAYS.calibration.label,
      note: standard ? SAYS.calibration.standard : SAYS.calibration.possible,
      amount: scaled(standard ? CALIBRATION.standard : CALIBRATION.possible),
    });
  }
  if (profile.fuel === "electric" && needsScan(priced, profile)) {
    const rate = laborRate(place, rateFactor(profile));
    lines.push({
      kind: "sublet",
      label: SAYS.isolation.label,
      note: fill(SAYS.isolation.note, { hours: hoursText(ISOLATE_HOURS), rate: rateText(rate) }),
      amount: { min: Math.round(ISOLATE_HOURS.min * rate.min), max: Math.round(ISOLATE_HOURS.max * rate.max) },
    });
  }
  if (needsAlignment(priced)) {
    const rate = laborRate(place, rateFactor(profile));
    const amount = { min: Math.round(ALIGNMENT_HOURS.min * rate.min), max: Math.round(ALIGNMENT_HOURS.max * rate.max) };
    lines.push({
      kind: "sublet",
      label: SAYS.alignment.label,
      note: fill(SAYS.alignment.note, { hours: hoursText(ALIGNMENT_HOURS), rate: rateText(rate) }),
      amount,
    });
  }
  return lines;
}

/** Scratches and dents of a panel that is repaired, not replaced. */
export const isCosmetic = ({ plan, severity }: PricedDamage) => severity === "light" && plan.high.parts === 0;

const SCANNED_KINDS = new Set(["metal", "plastic", "structure", "airbag", "mechanical"]);

const needsScan = (priced: readonly PricedDamage[], { year }: VehicleProfile) =>
  year >= SCAN.from &&
  priced.some((one) => SCANNED_KINDS.has(one.damage.panel.kind) && !isCosmetic(one) && one.plan.low.sublet === 0);

export const needsCalibration = (priced: readonly PricedDamage[], { year }: VehicleProfile) =>
  priced.some((one) => {
    const { panel } = one.damage;
    if (panel.id === "windshield") return year >= 2016 && one.plan.how === "replace";
    return (
      !isCosmetic(one) && year >= (panel.sensorsFrom ?? (panel.kind === "structure" ? 2018 : Number.POSITIVE_INFINITY))
    );
  });

export const needsAlignment = (priced: readonly PricedDamage[]) =>
  priced.some(
    ({ damage: { panel }, severity }) =>
      (panel.kind === "mechanical" && panel.id === "suspension") ||
      panel.id === "frame" ||
      (panel.id === "wheel" && severity !== "light"),
  );
