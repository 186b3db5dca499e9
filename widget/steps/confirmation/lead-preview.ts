import { mileage } from "#shared/format/distance.ts";
import type { SentToShop } from "#shared/schemas/lead.ts";
import type { VehicleForm } from "#shared/schemas/vehicle-info.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";

/** How many lines of the result a shop is told. */
const LINES = 3;

/** What a shop will be told, in the words the API uses; undefined where the record does not say enough to show it. */
export function leadPreview(owner: VehicleForm | null, record: ReadRecord | null | undefined): SentToShop | undefined {
  const subject = record?.subject;
  if (!owner || !subject) return undefined;
  const { year, make, model, mileage: miles, text } = subject;
  return {
    name: owner.name,
    email: owner.email,
    vehicle: `${year} ${make} ${model}${miles ? `, ${mileage(miles)} miles` : ""}`,
    issue: text,
    causes: leadingLines(record.results),
  };
}

function leadingLines({ potentialCauses, partsReplacement, collisionRepair, estimateReview }: ReadRecord["results"]) {
  const lines = [
    ...potentialCauses.map(({ name, probability }) => name && `${name} (${probability} %)`),
    ...(partsReplacement?.parts ?? []).map(({ name }) => name),
    ...(collisionRepair?.repairAreas ?? []),
    ...(estimateReview?.services ?? []).map(({ name }) => name),
  ];
  return lines.filter((line) => line !== undefined).slice(0, LINES);
}
