import type { ResultType, System } from "#shared/schemas/diagnostic.ts";
import type { ReadResults } from "../../client/diagnostic-record.ts";
import type { Place, Side, ZoneName } from "../../ui/CarPlace/zones.ts";

type Axle = "front" | "rear" | undefined;

const wheels = (axle: Axle): ZoneName[] =>
  axle === "front" ? ["frontWheel"] : axle === "rear" ? ["rearWheel"] : ["frontWheel", "rearWheel"];
const ends =
  (front: ZoneName, rear: ZoneName) =>
  (axle: Axle): ZoneName[] => [axle === "rear" ? rear : front];

/** What a name speaks of → where that is. The first that fits counts. */
const NAMED: readonly (readonly [RegExp, (axle: Axle) => ZoneName[]])[] = [
  [/headl(ight|amp)|fog l(ight|amp)|turn signal/, () => ["headlight"]],
  [/tail ?l(ight|amp)|brake l(ight|amp)|reverse l(ight|amp)/, () => ["taillight"]],
  [/windshield|wiper|washer/, () => ["windshield"]],
  [/(rear|back) (window|glass)/, () => ["rearGlass"]],
  [/bumper|grille/, ends("frontBumper", "rearBumper")],
  [/mirror|door|window|lock/, ends("frontDoor", "rearDoor")],
  [/fender|quarter panel|rocker/, ends("frontFender", "rearFender")],
  [/\bhood\b/, () => ["hood"]],
  [/trunk|liftgate|hatch|tailgate|spare/, () => ["trunk"]],
  [/roof/, () => ["roof"]],
  [/brake fluid|master cylinder|booster|abs module/, () => ["engine"]],
  [
    /pads?\b|rotors?\b|caliper|brake (shoe|drum|hose|line)|wheel|tires?\b|tpms|hub\b|strut|shock|spring|control arm|ball joint|bushing|sway bar|tie rod|axle|cv (joint|boot)|alignment/,
    wheels,
  ],
  [/fuel (pump|tank|filter|level)|gas cap|evap|charcoal/, () => ["tank"]],
  [/catalytic|muffler|exhaust|tailpipe|resonator|oxygen sensor|particulate/, () => ["exhaust"]],
  [/transmission|gearbox|clutch|torque converter|transfer case|shift/, () => ["gearbox"]],
  [/driveshaft|drive shaft|differential|u-joint/, () => ["shaft"]],
  [/cabin (air )?filter|blower|heater core|dash|airbag|clock spring|instrument|radio|ignition switch/, () => ["dash"]],
  [/seat|belt buckle|seat belt|carpet|interior|headliner/, () => ["cabin"]],
  [/high-voltage|hybrid battery|traction battery/, () => ["tank"]],
  [
    /battery|alternator|starter|spark|coil|belt|radiator|thermostat|water pump|coolant|engine|oil|intake|air filter|injector|throttle|timing|compressor|power steering|manifold|gasket|misfire|turbo|motor mount|vacuum/,
    () => ["engine"],
  ],
];

const SYSTEMS: Partial<Record<System, (axle: Axle) => ZoneName[]>> = {
  brakes: wheels,
  wheels_tires: wheels,
  suspension: wheels,
  steering: () => ["frontWheel"],
  starting_charging: () => ["engine"],
  cooling: () => ["engine"],
  engine: () => ["engine"],
  ignition: () => ["engine"],
  fuel: () => ["tank"],
  emissions: () => ["exhaust"],
  exhaust: () => ["exhaust"],
  transmission: () => ["gearbox"],
  clutch: () => ["gearbox"],
  driveline: () => ["shaft"],
  hvac: () => ["dash"],
  airbag_safety: () => ["dash"],
};

/** Where the leading cause, part, line or damage is; none where its name tells no place. */
export function placeOf(results: ReadResults, kind: ResultType): Place | undefined {
  switch (kind) {
    case "diagnostic": {
      const [first] = results.potentialCauses;
      const words = (first?.evidence ?? []).flatMap(({ quote }) => quote?.text ?? []).join(" ");
      return first && placeNamed(first.name ?? "", words, first.system);
    }
    case "parts": {
      const [first] = results.partsReplacement?.parts ?? [];
      return first && placeNamed(`${first.position ?? ""} ${first.name ?? ""}`, first.quote?.text);
    }
    case "collision": {
      const repair = results.collisionRepair;
      return placeNamed(repair?.areas?.[0]?.name ?? repair?.repairAreas[0] ?? "");
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
  if (!zonesAt) return undefined;
  return { zones: zonesAt(axleIn(lower) ?? axleIn(words)), side: sideIn(lower) ?? sideIn(words) };
}

/** Both or none said: neither is meant alone. */
const oneOf = <T>(text: string, one: RegExp, other: RegExp, names: readonly [T, T]): T | undefined => {
  const [isOne, isOther] = [one.test(text), other.test(text)];
  return isOne === isOther ? undefined : isOne ? names[0] : names[1];
};
const axleIn = (text: string): Axle => oneOf(text, /\bfront\b/i, /\b(rear|back)\b/i, ["front", "rear"] as const);
const sideIn = (text: string): Side | undefined =>
  oneOf(text, /\b(left|driver'?s?)\b/i, /\b(right|passenger'?s?)\b/i, ["left", "right"] as const);
