import type { Repair } from "../knowledge/repair.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";

type Variant = NonNullable<Repair["variants"]>[number];

/**
 * The repair with the figures of this build of car, or of the kind of it that the owner's words tell: a pump behind the
 * timing cover, a valve cover with its gasket.
 */
export function asBuilt(repair: Repair, profile: VehicleProfile, said = ""): Repair {
  if (!repair.variants) return repair;
  const words = said.toLowerCase();
  const variant = repair.variants.find((one) => isBuiltSo(one, profile) && isTold(one, words));
  if (!variant) return repair;
  const { hours, parts, scales = repair.scales, partsNote = repair.partsNote, source } = variant;
  const { hoursFor, transverseV6, partsFor, newer, ...rest } = repair;
  return {
    ...rest,
    ...(hours
      ? { hours }
      : { hours: repair.hours, ...(hoursFor && { hoursFor }), ...(transverseV6 && { transverseV6 }) }),
    ...(parts ? { parts } : { parts: repair.parts, ...(partsFor && { partsFor }), ...(newer && { newer }) }),
    scales,
    partsNote,
    source,
  };
}

function isBuiltSo({ on = {} }: Variant, profile: VehicleProfile): boolean {
  const { makes, models, brands, bodies, from = 0, to = Number.POSITIVE_INFINITY, fuel, layout, turbo } = on;
  return (
    (makes?.includes(profile.make) ?? true) &&
    (models?.includes(profile.model) ?? true) &&
    (brands?.includes(profile.brandGroup) ?? true) &&
    (bodies?.includes(profile.bodyClass) ?? true) &&
    (fuel?.includes(profile.fuel) ?? true) &&
    (layout?.includes(profile.layout) ?? true) &&
    (turbo === undefined || turbo === profile.forcedInduction) &&
    profile.year >= from &&
    profile.year <= to
  );
}

/** Written as text in the data, read as expressions once. */
const expressions = new Map<string, RegExp>();

function isTold({ words }: Variant, said: string): boolean {
  if (words === undefined) return true;
  const expression = expressions.get(words) ?? new RegExp(words);
  expressions.set(words, expression);
  return expression.test(said);
}
