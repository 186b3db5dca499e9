import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { WorkId } from "../knowledge/schemas/collision-sentences.ts";
import { fill } from "../knowledge/template.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import type { PricedDamage } from "./price-damage.ts";
import { needsAlignment, needsCalibration } from "./price-extras.ts";

const SAYS = KNOWLEDGE.collisionSentences.procedures;

const WITH_PAINTLESS: ReadonlySet<WorkId> = new Set(["paintless", "paintless_or_repair"]);
const WITH_POLISH: ReadonlySet<WorkId> = new Set(["polish", "polish_or_replace", "polish_or_refinish"]);
const WITH_REPAIR: ReadonlySet<WorkId> = new Set([
  "chip_repair",
  "paintless",
  "paintless_or_repair",
  "reshape",
  "repair_and_refinish",
  "repair_or_replace",
  "repair_or_replace_and_refinish",
]);
const WITH_REPLACEMENT: ReadonlySet<WorkId> = new Set([
  "polish_or_replace",
  "repair_or_replace",
  "repair_or_replace_and_refinish",
  "replace",
  "replace_and_refinish",
]);

/** What a body shop does, in order, for this damage. */
export function proceduresFor(priced: readonly PricedDamage[], profile: VehicleProfile): string[] {
  const has = (chosen: (one: PricedDamage) => boolean) => priced.some(chosen);
  const of = (template: (typeof SAYS)["replace"], chosen: (one: PricedDamage) => boolean) =>
    has(chosen)
      ? [
          fill(template, {
            parts: priced
              .filter(chosen)
              .map(({ name }) => name.toLowerCase())
              .join(", "),
          }),
        ]
      : [];
  const isBlended = has((one) => one.plan.high.blended > 0);
  const isPieceworkOnly = priced.every((one) => one.plan.high.sublet > 0);
  return [
    SAYS.estimate,
    ...(has((one) => one.severity !== "light") ? [SAYS.scan] : []),
    ...(has(({ damage }) => damage.panel.kind === "structure") ? [SAYS.measure] : []),
    ...(has(({ damage }) => damage.panel.kind === "airbag") ? [SAYS.airbags] : []),
    ...of(SAYS.mechanical, ({ damage }) => damage.panel.kind === "mechanical"),
    ...of(SAYS.paintless, isDone(WITH_PAINTLESS)),
    ...of(SAYS.straighten, (one) => isDone(WITH_REPAIR)(one) && isPainted(one)),
    ...of(SAYS.replace, isDone(WITH_REPLACEMENT)),
    ...of(isBlended ? SAYS.refinishAndBlend : SAYS.refinish, isPainted),
    ...of(SAYS.polish, isDone(WITH_POLISH)),
    ...(needsAlignment(priced) ? [SAYS.align] : []),
    ...(needsCalibration(priced, profile) ? [SAYS.calibrate] : []),
    isPieceworkOnly ? SAYS.daylight : SAYS.roadTest,
  ];
}

const isDone =
  (work: ReadonlySet<WorkId>) =>
  ({ plan }: PricedDamage) =>
    work.has(plan.how);
const isPainted = ({ plan }: PricedDamage) => plan.high.refinish > 0;
