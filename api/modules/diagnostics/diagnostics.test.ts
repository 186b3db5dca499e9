import { describe, expect, it } from "vitest";
import { HONDA, OWN_ORIGIN, testApp } from "../../testing.ts";
import { orderNumber } from "./order-number.ts";

const { visit, call } = await testApp();
const owner = await visit(OWN_ORIGIN);
const ids = await owner.describe("It squeals when I brake at low speed.");
const read = async (path: string) => (await owner.call(path)).json();

describe("a diagnostic", () => {
  it("tells what it was about, so that a reload needs no other call", async () => {
    expect(await read(`/api/diagnostics/${ids.diagnosticId}`)).toMatchObject({
      id: ids.diagnosticId,
      issueId: ids.issueId,
      diagnosticResult: { resultType: "diagnostic" },
      results: { resultType: "diagnostic" },
      subject: {
        year: 2012,
        make: "Honda",
        model: "Civic",
        mileage: 98_000,
        zipCode: "85253",
        place: "Paradise Valley, AZ",
        text: "It squeals when I brake at low speed.",
      },
      orderNumber: expect.stringMatching(/^\d[A-Z]\d-\d{4}$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it("is the same by its own id and by its issue's", async () => {
    const byIssue = await read(`/api/diagnostics/by-issue/${ids.issueId}`);
    expect(byIssue).toEqual(await read(`/api/diagnostics/${ids.diagnosticId}`));
  });

  it("is not found by the id of the other kind", async () => {
    expect((await owner.call(`/api/diagnostics/${ids.issueId}`)).status).toBe(404);
    expect((await owner.call(`/api/diagnostics/by-issue/${ids.diagnosticId}`)).status).toBe(404);
  });

  it("leaves out a mileage that was not given", async () => {
    const { mileage, ...rest } = HONDA;
    const response = await call("/api/vehicle-info", { body: rest, headers: { origin: "https://blog.example" } });
    const { sessionToken, userId, vehicleId } = (await response.json()) as Record<string, string>;
    const headers = { authorization: `Bearer ${sessionToken}` };
    const body = { userId, vehicleId, issueType: "symptoms", description: "It squeals loudly." };
    const { diagnosticId } = (await (await call("/api/issue-details", { body, headers })).json()) as typeof ids;
    const record = (await (await call(`/api/diagnostics/${diagnosticId}`, { headers })).json()) as { subject: object };
    expect(record.subject).not.toHaveProperty("mileage");
  });
});

describe("an order number", () => {
  it("is short, steady, and differs from one diagnostic to the next", () => {
    const id = Bun.randomUUIDv7();
    expect(orderNumber(id)).toBe(orderNumber(id));
    const many = new Set(Array.from({ length: 1000 }, () => orderNumber(Bun.randomUUIDv7())));
    expect(many.size).toBeGreaterThan(995);
    for (const number of many) expect(number).toMatch(/^\d[A-HJ-NP-Z]\d-\d{4}$/);
  });
});
