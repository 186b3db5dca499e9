import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { UnsafeId } from "../knowledge/schemas/word-files.ts";
import type { ReadDamage } from "./damage.ts";
import type { PricedDamage } from "./price-damage.ts";

const { no: NO, unsure: UNSURE } = KNOWLEDGE.pricing.body.drivable;

/** Where unsafe, these keep a car from driving at all. */
const STANDS: ReadonlySet<UnsafeId> = new Set(["wheel", "tire", "steering", "frame"]);

/**
 * Whether the car drives: as told, else by what is damaged. What it rolls, steers, brakes and is cooled with keeps it
 * standing; a bent front end or a lamp that is out leaves it open; what hangs on the outside does not.
 */
export function drivableAfter(read: ReadDamage, priced: readonly PricedDamage[]): "yes" | "no" | "unknown" {
  const { drivable, inDoubt, airbags, leak, unsafe, event } = read;
  if (drivable !== "unknown") return drivable;
  if (airbags || leak !== undefined || event?.stands || unsafe.some((what) => STANDS.has(what))) return "no";
  if (priced.some((one) => isAmong(NO, one) || isPair(one))) return "no";
  if (inDoubt || unsafe.length > 0 || priced.some((one) => isAmong(UNSURE, one))) return "unknown";
  return read.isGuessed && event?.hard ? "unknown" : "yes";
}

/** Whether a panel is harmed at least as badly as the table of panels and severities asks. */
function isAmong(table: Readonly<Record<string, string>>, { damage, severity, plan }: PricedDamage) {
  const isSeen = !damage.guessed || damage.panel.kind !== "structure";
  const least = isSeen && plan.high.sublet === 0 ? table[damage.panel.id] : undefined;
  return least !== undefined && RANK[severity] >= RANK[least as keyof typeof RANK];
}

const RANK = { unknown: 0, light: 1, moderate: 2, severe: 3 };

/** Both headlights or both tail lights are out: it may not be driven after dark, nor without brake lights at all. */
const isPair = ({ damage: { panel, count }, severity }: PricedDamage) =>
  (panel.id === "headlight" || panel.id === "taillight") && count > 1 && RANK[severity] >= RANK.moderate;
