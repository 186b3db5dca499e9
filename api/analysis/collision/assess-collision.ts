import { moneyRange } from "#shared/format/money.ts";
import type { CollisionRepair, PriceBasis, PriceLine, Results } from "#shared/schemas/diagnostic.ts";
import type { AnalysisInput, Place } from "../input.ts";
import { bodyRate, placeName } from "../pricing/local-rate.ts";
import { shownPrice, sumRanges } from "../pricing/round.ts";
import { rateFactor } from "../pricing/vehicle-factors.ts";
import type { DangerReader } from "../safety/danger-reader.ts";
import { safetyBeside } from "../safety/read-safety.ts";
import { readDamageOf } from "../understood/damage.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { dangersInDamage } from "./dangers-in-damage.ts";
import { drivableAfter } from "./drivability.ts";
import { type PricedDamage, priceDamages } from "./price-damage.ts";
import { extrasFor, isCosmetic } from "./price-extras.ts";
import { proceduresFor } from "./procedures.ts";
import { type ReadDamage, readDamage } from "./read-damage.ts";
import { roughValue, totalLossWarning } from "./total-loss.ts";

/** Damage in the owner's words → areas, hours, parts, paint and price for this car at this place. */
export function assessCollision(input: AnalysisInput, profile: VehicleProfile, reader: DangerReader): Results {
  const inWords = readDamage(input.text);
  const { damage } = input.understood ?? {};
  return assessReadDamage(damage ? readDamageOf(damage, inWords, input.text) : inWords, input, profile, reader);
}

/** The same for damage that any reader has read. */
export function assessReadDamage(
  read: ReadDamage,
  input: AnalysisInput,
  profile: VehicleProfile,
  reader: DangerReader,
): Results {
  const { place, text, vehicle, today } = input;
  if (read.damages.length === 0) {
    const safety = safetyBeside("damage", text, reader, dangersInDamage(read, [], text));
    return { resultType: "collision", needsMore: MORE, safety, assumptions: profile.assumptions };
  }
  const priced = priceDamages(read.damages, profile, place);
  const extras = extrasFor(priced, profile, place);
  const basis = basisOf(priced, extras, profile, place);
  const value = roughValue(profile, today.getFullYear(), vehicle.mileage);
  const collisionRepair: CollisionRepair = {
    damageDescription: descriptionOf(read, priced),
    repairAreas: priced.map(({ name, plan }) => `${name}: ${plan.how}`),
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
    drivable: drivableAfter(read, priced.every(isCosmetic)),
    totalLoss: totalLossWarning(basis.total, value, read.airbags),
    hiddenDamage: hiddenBehind(priced),
    priceBasis: basis,
  };
  return {
    resultType: "collision",
    collisionRepair,
    safety: safetyBeside("damage", text, reader, dangersInDamage(read, priced, text)),
    assumptions: [...whyWide(read, priced), ...profile.assumptions],
    excluded: basis.excluded,
  };
}

const MORE = {
  message: "We could not tell what is damaged.",
  tips: [
    'Name each damaged part with its side: "front bumper cracked, left headlight broken, small dent in the right rear door".',
    "Say whether the paint is broken, whether airbags went off, and whether the car still drives.",
    "Say if anything leaks, rubs or does not close.",
  ],
};

function basisOf(
  priced: readonly PricedDamage[],
  extras: readonly PriceLine[],
  profile: VehicleProfile,
  place: Place,
): PriceBasis {
  const kinds: [PriceLine["kind"], string, string][] = [
    ["labor", "Body labor", "Repair, replacement, removal and refitting"],
    ["refinish", "Refinish", "With clear coat and blending"],
    ["materials", "Paint and materials", "By the refinish hour"],
    ["parts", "Parts", "Used or certified aftermarket at the low end, the maker's own at the high end"],
    ["sublet", "Paintless repair, polishing and wheels", "Priced by the piece"],
  ];
  const summed = kinds.map(
    ([kind, label, note]): PriceLine => ({
      kind,
      label,
      note,
      amount: sumRanges(
        priced.flatMap(({ lines }) => lines.filter((line) => line.kind === kind)).map(({ amount }) => amount),
      ),
    }),
  );
  const lines = [...summed.filter(({ amount }) => amount.max > 0), ...extras];
  const total = sumRanges(lines.map(({ amount }) => amount));
  const hours = sumRanges(priced.map((one) => one.hours));
  return {
    place: placeName(place),
    rate: bodyRate(place, rateFactor(profile)),
    hours: { min: Math.round(hours.min * 10) / 10, max: Math.round(hours.max * 10) / 10 },
    lines,
    total,
    // A dealer's or certified body shop bills higher rates and the maker's parts alone. Judgement.
    dealer: { min: Math.round(total.min * 1.2), max: Math.round(total.max * 1.2) },
    excluded: [
      "Sales tax",
      "Towing and storage",
      "Damage found once the car is taken apart (a supplement)",
      "A rental car, and your insurance deductible",
    ],
    sources: [
      "Body rates: engineerfix.com 2025 and NABR surveys carried forward; clear coat and overlap: collisionblast.com; paintless repair: tpautorepair.net 2025; calibration: AAA, December 2023; panel hours and parts: judgement",
    ],
  };
}

/** What was read, said back: "Front bumper (moderate damage), left headlight (broken). Airbags deployed." */
function descriptionOf({ scenario, drivable, airbags, leak, unsafe }: ReadDamage, priced: readonly PricedDamage[]) {
  const named = priced
    .map(
      ({ name, severity }) =>
        `${name.toLowerCase()} (${severity === "unknown" ? "how badly is not said" : `${severity} damage`})`,
    )
    .join(", ");
  const guessed = priced.some(({ damage }) => damage.guessed);
  return [
    scenario && guessed
      ? `${scenario}. You named no part, so we took what is usually hit: ${named}.`
      : `${named.charAt(0).toUpperCase()}${named.slice(1)}.`,
    airbags && "Airbags deployed.",
    leak && `It leaks ${leak === "fluid" ? "fluid" : leak}.`,
    unsafe.length > 0 && `You also describe ${unsafe.join(" and ")}.`,
    drivable === "no" && "The car cannot be driven.",
    drivable === "yes" && "The car still drives.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Hours a body shop puts into one car on a working day: quick, and slow with the car waiting its turn. Judgement. */
const HOURS_A_DAY = { quick: 6, slow: 3.5 };

function daysFor(priced: readonly PricedDamage[]) {
  if (priced.every(({ plan }) => plan.high.sublet > 0)) {
    return priced.some(({ damage }) => damage.harm.hail) ? "2–5 working days" : "A few hours to 1 working day";
  }
  const hours = sumRanges(priced.map((one) => one.hours));
  const parts = priced.some(({ plan }) => plan.high.parts > 0);
  const min = Math.max(1, Math.ceil(hours.min / HOURS_A_DAY.quick));
  const max = Math.max(min + 1, Math.ceil(hours.max / HOURS_A_DAY.slow) + (parts ? 2 : 0));
  return `${min}–${max} working days${parts ? ", plus any wait for parts" : ""}`;
}

const hiddenBehind = (priced: readonly PricedDamage[]) => [
  ...new Set(priced.filter(({ severity }) => severity !== "light").flatMap(({ damage }) => damage.panel.hidden ?? [])),
];

/** Why a range is wide, where the words leave it open. */
function whyWide({ damages }: ReadDamage, priced: readonly PricedDamage[]) {
  const vague = priced.filter(({ severity }) => severity === "unknown").map(({ name }) => name.toLowerCase());
  const wide = priced
    .filter(({ plan }) => /^(?:paintless repair if|polish,|reshape|repair or)/.test(plan.how))
    .filter(({ severity }) => severity !== "unknown");
  return [
    ...(damages.some(({ guessed }) => guessed)
      ? [
          "You did not name the damaged parts, so the range is wide. Name each part, side and how bad it is to narrow it.",
        ]
      : []),
    ...(vague.length > 0
      ? [
          `You did not say how badly it is damaged (${vague.join(", ")}), so the range runs from a repair to a new part.`,
        ]
      : []),
    ...wide.map(({ name, plan, cost }) => `${name}: ${plan.how}. That is why it runs ${moneyRange(shownPrice(cost))}.`),
  ];
}
