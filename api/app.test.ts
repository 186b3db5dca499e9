import { describe, expect, it } from "vitest";
import { HONDA, OWN_ORIGIN, testApp } from "./testing.ts";

const { call, visit, app } = await testApp();

describe("the app", () => {
  it("takes an owner through every step of the wizard", async () => {
    const owner = await visit(OWN_ORIGIN);
    const { issueId, diagnosticId } = await owner.describe();
    const record = (await (await owner.call(`/api/diagnostics/by-issue/${issueId}`)).json()) as Record<string, unknown>;
    expect(record).toMatchObject({
      id: diagnosticId,
      issueId,
      diagnosticResult: { resultType: "diagnostic" },
      subject: { year: 2012, make: "Honda", model: "Civic", mileage: 98_000, place: "Paradise Valley, AZ" },
      orderNumber: expect.stringMatching(/^\d[A-Z]\d-\d{4}$/),
    });
    expect(await (await owner.call(`/api/diagnostics/${diagnosticId}`)).json()).toEqual(record);
    expect(await (await owner.call(`/api/issues/${issueId}`)).json()).toMatchObject({ id: issueId, photos: [] });
    const shops = (await (await owner.call(`/api/shop-recommendations/${diagnosticId}`)).json()) as { shops: object[] };
    expect(shops.shops.length).toBeGreaterThanOrEqual(3);
    const managed = await owner.call("/api/managed-repair", { body: { userId: owner.userId, issueId, diagnosticId } });
    expect(await managed.json()).toMatchObject({ available: false });
    const feedback = await owner.call("/api/feedback", { body: { issueId, feedback: " Good. " } });
    expect(await feedback.json()).toMatchObject({ feedbackId: expect.any(String) });
  });

  it("describes its calls in OpenAPI without a page that loads foreign scripts", async () => {
    const spec = (await (await call("/api/openapi.json")).json()) as { paths: Record<string, object> };
    console.log(Object.keys(spec.paths), JSON.stringify(spec.paths["/api/vehicle-info"]).slice(0, 1500));
    expect((await call("/api/openapi")).status).toBe(404);
  });
});
