import { eq } from "drizzle-orm";
import { afterAll, expect } from "vitest";
import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import { issues } from "../../db/schema/index.ts";
import { OWN_ORIGIN, testApp } from "../../testing.ts";
import type { Unread } from "../unread.ts";
import { stubModel } from "./testing.ts";

/** No word of it is one that our own reading knows. */
export const DARK = "Lately my old friend does the funny dance whenever aunt Betty comes along.";
export const WARM = "The cabin stays cold, and I add coolant every week.";
export const WARM_REQUEST: Unread = {
  issueType: "symptoms",
  text: async () => WARM,
  vehicle: { year: 2012, make: "Honda", model: "Civic" },
  pictures: [],
};

/** A server with a model that answers what the test wants, one without a model, and a visitor of each. */
export async function expertSite() {
  const stub = stubModel();
  afterAll(() => stub.close());
  const { visit, db } = await testApp({ environment: { LLM_BASE_URL: stub.baseUrl, LLM_MODEL: "expert-1" } });
  const { visit: visitPlain } = await testApp();
  const owner = await visit(OWN_ORIGIN);
  const plainOwner = await visitPlain(OWN_ORIGIN);

  const recordOf = async (id: string, who = owner) =>
    (await (await who.call(`/api/diagnostics/${id}`)).json()) as DiagnosticRecord;

  async function send(description: string, who = owner): Promise<DiagnosticRecord> {
    const form = new FormData();
    const fields = { userId: who.userId, vehicleId: who.vehicleId, issueType: "symptoms", description };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const response = await who.call("/api/issue-details", { body: form });
    expect(response.status).toBe(200);
    const { diagnosticId } = (await response.json()) as { diagnosticId: string };
    return recordOf(diagnosticId, who);
  }

  const readingsOf = async ({ issueId }: DiagnosticRecord) =>
    (await db.select().from(issues).where(eq(issues.id, issueId)))[0]!.readings;

  return { stub, db, owner, plainOwner, send, recordOf, readingsOf };
}
