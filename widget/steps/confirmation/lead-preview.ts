import { answerLine } from "#shared/asked-and-answered.ts";
import { leadingLines, vehicleLine } from "#shared/format/summary.ts";
import type { SentToShop } from "#shared/schemas/lead.ts";
import type { VehicleForm } from "#shared/schemas/vehicle-info.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";

/** What a shop will be told, in the words the API uses; undefined where the record does not say enough to show it. */
export function leadPreview(owner: VehicleForm | null, record: ReadRecord | null | undefined): SentToShop | undefined {
  const subject = record?.subject;
  if (!owner || !subject) return undefined;
  return {
    name: owner.name,
    email: owner.email,
    vehicle: vehicleLine(subject),
    ...(subject.vin && { vin: subject.vin }),
    issue: subject.text,
    ...(record.answers.length > 0 && { asked: record.answers.map(answerLine) }),
    causes: leadingLines(record.results),
  };
}
