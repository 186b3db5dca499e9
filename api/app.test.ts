import { describe, expect, it } from "vitest";
import { OWN_ORIGIN, testApp } from "./testing.ts";

const { call, visit } = await testApp();

it("the app takes an owner through every step of the wizard", async () => {
  const owner = await visit(OWN_ORIGIN);
  const { issueId, diagnosticId } = await owner.describe();
  const read = async (path: string) => (await owner.call(path)).json();
  expect(await read(`/api/diagnostics/by-issue/${issueId}`)).toMatchObject({ id: diagnosticId, issueId });
  expect(await read(`/api/diagnostics/${diagnosticId}`)).toMatchObject({ id: diagnosticId, issueId });
  expect(await read(`/api/issues/${issueId}`)).toMatchObject({ id: issueId });
  expect(await read(`/api/shop-recommendations/${diagnosticId}`)).toMatchObject({ shops: expect.any(Array) });
  const send = async (path: string, body: object) => (await owner.call(path, { body })).status;
  expect(await send("/api/managed-repair", { userId: owner.userId, issueId, diagnosticId })).toBe(200);
  expect(await send("/api/feedback", { issueId, feedback: "Good." })).toBe(200);
});

type Operation = { requestBody?: { content: object }; security?: object };
const openapi = await (await call("/api/openapi.json")).json();
const { paths } = openapi as { paths: Record<string, Record<string, Operation>> };

describe("OpenAPI", () => {
  it("describes every call of the API and nothing else", () => {
    expect(Object.keys(paths).sort()).toEqual([
      "/api/contact",
      "/api/diagnostics/by-issue/{issueId}",
      "/api/diagnostics/{diagnosticId}",
      "/api/diagnostics/{diagnosticId}/answers",
      "/api/diagnostics/{diagnosticId}/email",
      "/api/diagnostics/{diagnosticId}/share",
      "/api/feedback",
      "/api/health",
      "/api/health/live",
      "/api/health/ready",
      "/api/issue-details",
      "/api/issue-details/wait",
      "/api/issues/{issueId}",
      "/api/known-issues",
      "/api/leads",
      "/api/letters/confirmations",
      "/api/letters/unsubscribe",
      "/api/managed-repair",
      "/api/me",
      "/api/me/deletion-requests",
      "/api/me/deletions",
      "/api/me/do-not-sell",
      "/api/me/export",
      "/api/partner",
      "/api/partner/leads",
      "/api/partner/secret",
      "/api/partner/webhook",
      "/api/partners",
      "/api/partners/allowed",
      "/api/partners/confirmations",
      "/api/places-shops",
      "/api/regional-shops",
      "/api/shared/{token}",
      "/api/shop-recommendations/{diagnosticId}",
      "/api/shops",
      "/api/vehicle-info",
      "/api/vin",
    ]);
  });

  it("says what each takes, in which types, and which need a session", () => {
    const { requestBody, security } = paths["/api/issue-details"]!.post!;
    expect(Object.keys(requestBody!.content)).toEqual(["application/json", "multipart/form-data"]);
    expect(security).toEqual([{ token: [] }]);
    expect(JSON.stringify(paths["/api/vehicle-info"])).toContain('"maxLength":100');
    expect(paths["/api/vehicle-info"]!.post!.security).toBeUndefined();
  });

  it("comes without a page, which would load foreign scripts", async () => {
    expect((await call("/api/openapi")).status).toBe(404);
  });
});
