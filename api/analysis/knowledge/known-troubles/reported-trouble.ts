import type { VehicleProfile } from "../../vehicle/profile.ts";
import type { Cause } from "../cause.ts";
import { AREAS } from "../nhtsa-components.ts";
import { areaOfCause } from "./area-of-cause.ts";
import { COMPLAINTS_AS_OF, STAND_OUTS, type StandOut } from "./stand-out.ts";

/** What owners of the same model report more often than owners of all cars. */
export interface ReportedTrouble {
  /** What it makes of a cause's prior: modest, for complaints to NHTSA are about safety first. */
  factor: number;
  /** The figures as a sentence, with their source and date. */
  note: string;
}

const STRONGEST = 2.5;
const WEAKEST = 0.7;

const byMake = new Map(
  [...Map.groupBy(STAND_OUTS, ({ make }) => make)].map(([make, rows]) => [
    make,
    Map.groupBy(rows, ({ model }) => model),
  ]),
);

function standOutOf(cause: Cause, { make, model, year }: VehicleProfile): StandOut | undefined {
  const known = byMake.get(make)?.get(model);
  const area = known && areaOfCause(cause);
  return known?.find((row) => row.area === area && year >= row.from && year <= row.to);
}

/** The known trouble of the car's model in the area of this cause; undefined for a car without figures of its own. */
export function reportedTrouble(cause: Cause, profile: VehicleProfile): ReportedTrouble | undefined {
  const found = standOutOf(cause, profile);
  return found && { factor: factorOf(found.ratio), note: noteOf(found) };
}

/** Its factor alone, 1 where there is none: what a prior needs of every cause, without the sentence. */
export function reportedFactor(cause: Cause, profile: VehicleProfile): number {
  const found = standOutOf(cause, profile);
  return found ? factorOf(found.ratio) : 1;
}

/** The shrunk ratio, held within what complaints can tell. */
export const factorOf = (ratio: number) => Math.min(STRONGEST, Math.max(WEAKEST, ratio));

const noteOf = ({ make, model, from, to, area, named, of, baseline }: StandOut) =>
  `Of the troubles that owners of the ${span(from, to)} ${make} ${model} reported to NHTSA, ${percent(named / of)} are about ${AREAS[area]}, against ${percent(baseline)} over all cars (${of.toLocaleString("en-US")} reports, as of ${AS_OF}).`;

const span = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);
const percent = (share: number) => `${Math.round(share * 100)}%`;

const AS_OF = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" }).format(
  new Date(`${COMPLAINTS_AS_OF}-01`),
);
