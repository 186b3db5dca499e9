import type { ResultType, System } from "#shared/schemas/diagnostic.ts";
import type { ReadResults } from "../../client/diagnostic-record.ts";
import { type Place, SIDED, type Side, type ZoneName } from "../../ui/CarPlace/zones.ts";
import { NAMED, SYSTEMS } from "./places-named.ts";
import { axleIn, sideIn, sideInSentence } from "./places-said.ts";

/** Where the leading cause or line, or all the parts or damage are; none where no name tells a place. */
export function placeOf(results: ReadResults, kind: ResultType): Place | undefined {
  switch (kind) {
    case "diagnostic": {
      const [first] = results.potentialCauses;
      const words = (first?.evidence ?? []).flatMap(({ quote }) => quote?.text ?? []).join(" ");
      return first && placeNamed(first.name ?? "", words, first.system);
    }
    case "parts": {
      const parts = results.partsReplacement?.parts ?? [];
      return union(parts.map(({ position = "", name = "", quote }) => placeNamed(`${position} ${name}`, quote?.text)));
    }
    case "collision": {
      const repair = results.collisionRepair;
      const areas = (repair?.areas ?? []).map(({ name }) => name);
      const names = areas.length > 0 ? areas : (repair?.repairAreas ?? []);
      return union(names.map((name) => placeNamed(name)));
    }
    case "estimate": {
      const services = results.estimateReview?.services ?? [];
      const leading = services.find(({ isFair }) => isFair === false) ?? services[0];
      return leading && placeNamed(leading.name ?? "");
    }
  }
}

function placeNamed(name: string, words = "", system?: System): Place | undefined {
  const lower = name.toLowerCase();
  const zonesAt = NAMED.find(([pattern]) => pattern.test(lower))?.[1] ?? (system && SYSTEMS[system]);
  const zones = zonesAt?.(axleIn(lower) ?? axleIn(words)) ?? [];
  return zones.length > 0 ? { zones, side: sideIn(lower) ?? sideInSentence(words) } : undefined;
}

/**
 * All zones of some places. A place has one side: where what is on the sides is not all on the same one, or on both, only
 * the zones of the middle are told.
 */
function union(places: readonly (Place | undefined)[]): Place | undefined {
  const sidesOf = new Map<ZoneName, Set<Side | undefined>>();
  for (const place of places) {
    for (const zone of place?.zones ?? []) {
      sidesOf.set(
        zone,
        (sidesOf.get(zone) ?? new Set<Side | undefined>()).add(SIDED.has(zone) ? place?.side : undefined),
      );
    }
  }
  const zones = [...sidesOf.keys()];
  const sides = new Set(zones.filter((zone) => SIDED.has(zone)).map((zone) => oneSide(sidesOf.get(zone)!)));
  const told = sides.size > 1 ? zones.filter((zone) => !SIDED.has(zone)) : zones;
  if (told.length === 0) return undefined;
  return { zones: told, side: sides.size === 1 ? [...sides][0] : undefined };
}

/** The one side of several mentions; both, or none said, is undefined. */
const oneSide = (sides: ReadonlySet<Side | undefined>) => (sides.size === 1 ? [...sides][0] : undefined);
