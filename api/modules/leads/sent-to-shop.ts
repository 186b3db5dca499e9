import { mileage as miles } from "#shared/format/distance.ts";
import type { Results } from "#shared/schemas/diagnostic.ts";
import type { SentToShop } from "#shared/schemas/lead.ts";
import type { DiagnosticRow } from "../diagnostics/record.ts";

/** How many lines of a result a shop is told. */
const MOST = 3;

/** What a shop is told of an owner who asks to be called. `phone` in E.164. */
export function sentToShop(row: DiagnosticRow, phone: string | undefined): SentToShop {
  const { name, email, year, make, model, mileage, text, results } = row;
  const vehicle = `${year} ${make} ${model}${mileage ? `, ${miles(mileage)} miles` : ""}`;
  return { name, email, ...(phone && { phone }), vehicle, issue: text, causes: leading(results).slice(0, MOST) };
}

/** What leads a result of any kind, a line each. */
const leading = ({ potentialCauses, partsReplacement, collisionRepair, estimateReview }: Results): string[] => [
  ...(potentialCauses ?? []).map(({ name, probability }) => `${name} (${probability} %)`),
  ...(partsReplacement?.parts ?? []).map(({ name }) => name),
  ...(collisionRepair?.repairAreas ?? []),
  ...(estimateReview?.services ?? []).map(({ name }) => name),
];
