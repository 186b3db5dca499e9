import { Elysia } from "elysia";
import { VinRequest, VinResponse } from "#shared/schemas/vin.ts";
import { profileOf } from "../../analysis/vehicle/profile-of.ts";
import { json } from "../../plugins/body.ts";
import { wrongField } from "../../plugins/problem.ts";
import type { ReadVin, VinReading } from "../../vin/read-vin.ts";
import { VinRefusedError } from "../../vin/read-vin.ts";

/** Looks a VIN up. A POST, since a VIN never stands in an address; nothing is stored, and it needs no session. */
export const vinRoutes = ({ readVin }: { readVin: ReadVin }) =>
  new Elysia({ name: "vin" }).post("/api/vin", async ({ body }) => answerOf(await readVin(body.vin).catch(refuseVin)), {
    parse: json(),
    body: VinRequest,
    response: VinResponse,
    detail: { summary: "Look a VIN up", tags: ["Wizard"] },
  });

/** What is wrong with the VIN, at its field. */
export function refuseVin(error: unknown): never {
  if (error instanceof VinRefusedError) throw wrongField("vin", error.message);
  throw error;
}

function answerOf({ year, make, model, facts: fromVin, note }: VinReading): VinResponse {
  const facts = profileOf({ year: year ?? 0, make: make ?? "", model: model ?? "", fromVin }).fromVin;
  return { year, make, model, facts, note };
}
