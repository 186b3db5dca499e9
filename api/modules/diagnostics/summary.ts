import { mileage as miles } from "#shared/format/distance.ts";
import type { Results } from "#shared/schemas/diagnostic.ts";
import type { DiagnosticRow } from "./record.ts";

/** "2012 Honda Civic, 98,000 miles". */
export const vehicleLine = ({
  year,
  make,
  model,
  mileage,
}: Pick<DiagnosticRow, "year" | "make" | "model" | "mileage">) =>
  `${year} ${make} ${model}${mileage ? `, ${miles(mileage)} miles` : ""}`;

/** What leads a result of any kind, at most three lines: "Worn brake pads (62 %)". */
export const leadingLines = ({
  potentialCauses,
  partsReplacement,
  collisionRepair,
  estimateReview,
}: Results): string[] =>
  [
    ...(potentialCauses ?? []).map(({ name, probability }) => `${name} (${probability} %)`),
    ...(partsReplacement?.parts ?? []).map(({ name }) => name),
    ...(collisionRepair?.repairAreas ?? []),
    ...(estimateReview?.services ?? []).map(({ name }) => name),
  ].slice(0, 3);
