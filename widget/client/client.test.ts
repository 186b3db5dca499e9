import { afterEach, describe, expect, it, vi } from "vitest";
import { readSettings } from "../state/settings.ts";
import { openStorage } from "../state/storage.ts";
import { type Answers, problem, startApi } from "../testing.tsx";
import { FetchingXhr } from "../testing-xhr.ts";
import { createClient } from "./client.ts";
import { readRecord } from "./diagnostic-record.ts";
import { diagnosticById, diagnosticByIssue, sharedRecord } from "./diagnostics.ts";
import { submitIssue } from "./issue-details.ts";
import { addressOf } from "./query.ts";
import { messageOf, RequestError, waitOf } from "./request-error.ts";
import { saveVehicleInfo } from "./vehicle-info.ts";

let stop = () => {};
afterEach(() => {
  stop();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function open(answers: Answers, attributes: { partner?: string } = {}) {
  const api = startApi(answers);
  stop = api.stop;
  const settings = () => readSettings({ api: api.url, ...attributes }, "");
  return { ...api, client: createClient(settings, openStorage({ site: false, persist: false }).local, "sessionToken") };
}
const raw = (path: string, extra = {}) => ({ key: [path] as const, read: (body: unknown) => body, ...extra });
const form = {
  name: "Dana Reyes",
  email: "dana@example.com",
  zipCode: "85253",
  vehicleYear: "2012",
  vehicleMake: "Honda",
  vehicleModel: "Civic",
  mileage: "",
  vin: "",
  termsAccepted: true,
};

describe("a request", () => {
  it("sends the year as a number, no mileage as none, and JSON as JSON", async () => {
    const { client, calls } = open({ "POST /api/vehicle-info": () => ({ userId: "u", vehicleId: "v" }) });
    await saveVehicleInfo(client, form);
    expect(calls[0]!.body).toEqual({ ...form, vehicleYear: 2012, mileage: undefined, vin: undefined });
    expect(calls[0]!.headers.get("content-type")).toBe("application/json");
    expect(calls[0]!.headers.get("idempotency-key")).toMatch(/^[\da-f]{32}$/);
  });

  it("has no content type without a body, and carries the partner", async () => {
    const { client, calls } = open({ "GET /x": () => ({}) }, { partner: "pk_1" });
    await client.load(raw("/x"));
    expect(calls[0]!.headers.get("content-type")).toBeNull();
    expect(calls[0]!.headers.get("x-repair-assist-partner")).toBe("pk_1");
  });

  it("keeps the session's token and sends it from then on", async () => {
    const { client, calls } = open({
      "POST /api/vehicle-info": () => ({ userId: "u", vehicleId: "v", sessionToken: "secret" }),
      "GET /x": () => ({}),
    });
    await saveVehicleInfo(client, form);
    await client.load(raw("/x"));
    expect(calls[0]!.headers.get("authorization")).toBeNull();
    expect(calls[1]!.headers.get("authorization")).toBe("Bearer secret");
  });

  it.each([
    [problem(422, "Please check the ZIP code."), "422: Please check the ZIP code."],
    [new Response("Out of order", { status: 503 }), "503: Out of order"],
    [new Response("", { status: 500, statusText: "Internal Server Error" }), "500: Internal Server Error"],
    [
      new Response("<h1>Bad</h1>", {
        status: 502,
        statusText: "Bad Gateway",
        headers: { "content-type": "text/html" },
      }),
      "502: Bad Gateway",
    ],
  ])("fails with status and words", async (answer, message) => {
    const { client } = open({ "GET /x": () => answer });
    await expect(client.load(raw("/x"))).rejects.toThrow(message);
  });

  it("hands over the fields that the server refused", async () => {
    const errors = [{ path: "zipCode", message: "Unknown ZIP" }];
    const { client } = open({ "POST /x": () => problem(422, "No.", errors) });
    const error = await client.post("/x", {}).catch((e) => e as unknown);
    expect(error).toBeInstanceOf(RequestError);
    expect((error as RequestError).fieldErrors).toEqual(errors);
  });

  it("says what the caller says when nobody answers, and keeps its key until somebody does", async () => {
    const { client, calls, stop: shut } = open({ "POST /x": () => new Response("later", { status: 503 }) });
    await client.post("/x", { a: 1 }).catch(() => {});
    await client.post("/x", { a: 1 }).catch(() => {});
    await client.post("/x", { a: 2 }).catch(() => {});
    const keys = calls.map((call) => call.headers.get("idempotency-key"));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    shut();
    const error = await client.post("/x", {}).catch((e) => e);
    expect(messageOf(error, "Please try again.")).toBe("Please try again.");
  });
});

describe("where the server asks to wait", () => {
  const WAIT = "That was more than we take at once. Please try again in 40 seconds.";

  it("its sentence, which says how long, is what the visitor is told; of other troubles the caller's own", async () => {
    const { client } = open({ "POST /x": () => problem(429, WAIT), "POST /y": () => problem(404, "Not found.") });
    const failure = (path: string) => client.post(path, {}).catch((e) => e as unknown);
    expect(waitOf(await failure("/x"), "Failed.")).toBe(WAIT);
    expect(messageOf(await failure("/x"), "Failed.")).toBe(`429: ${WAIT}`);
    expect(waitOf(await failure("/y"), "Failed.")).toBe("Failed.");
  });

  it("for a request that it still works on, the next one is the same request", async () => {
    const { client, calls } = open({ "POST /x": () => problem(409, "We are still working on this.") });
    await client.post("/x", { a: 1 }).catch(() => {});
    await client.post("/x", { a: 1 }).catch(() => {});
    const [first, second] = calls.map((call) => call.headers.get("idempotency-key"));
    expect(second).toBe(first);
  });
});

describe("a query", () => {
  it("appends the truthy parameters of its key", () => {
    expect(addressOf(["/api/shops", { zipCode: "85253", _t: 0, page: undefined, q: "a b" }])).toBe(
      "/api/shops?zipCode=85253&q=a+b",
    );
  });

  it.each([diagnosticById, diagnosticByIssue, sharedRecord])(
    "stays at its address, whatever its id is made of",
    (query) => {
      const path = addressOf(query("../me/export?a=b#c").key);
      expect(new URL(path, "https://api.test").pathname).toBe(path);
      expect(path).toMatch(/\/\.\.%2Fme%2Fexport%3Fa%3Db%23c$/);
    },
  );

  it("is kept for ever, or not at all with stale time 0, and is not tried again", async () => {
    const { client, to } = open({ "GET /kept": () => ({}), "GET /fresh": () => ({}) });
    for (const _ of [1, 2]) {
      await client.load(raw("/kept"));
      await client.load(raw("/fresh", { staleTime: 0 }));
      await client.load(raw("/missing")).catch(() => {});
    }
    expect([to("GET /kept").length, to("GET /fresh").length, to("GET /missing").length]).toEqual([1, 2, 2]);
  });

  it("turns a 401 into null or an error, as it is told", async () => {
    const { client } = open({ "GET /x": () => problem(401, "Your session has ended.") });
    await expect(client.load(raw("/x", { on401: "null" }))).resolves.toBeNull();
    await expect(client.load(raw("/x"))).rejects.toThrow("401: Your session has ended.");
  });
});

describe("an issue", () => {
  const issue = { userId: "u", vehicleId: "v", issueType: "symptoms" as const, description: "Grinding noise" };

  it("goes as JSON without photos", async () => {
    const { client, calls } = open({ "POST /api/issue-details": () => ({ issueId: "i", diagnosticId: "d" }) });
    expect(await submitIssue(client, issue)).toEqual({ issueId: "i", diagnosticId: "d" });
    expect(calls[0]!.body).toEqual(issue);
  });

  it("goes as a form with repeated files, and tells how much has left", async () => {
    vi.stubGlobal("XMLHttpRequest", FetchingXhr);
    const { client, calls } = open({ "POST /api/issue-details": () => ({ issueId: "i", diagnosticId: "d" }) });
    const photos = ["a.jpg", "b.jpg"].map((name) => new File(["x".repeat(1000)], name, { type: "image/jpeg" }));
    const shares: number[] = [];
    await submitIssue(client, issue, photos, { onProgress: (share) => shares.push(share) });
    const sent = calls[0]!.body as FormData;
    expect(sent.get("description")).toBe("Grinding noise");
    expect(sent.getAll("files").map((file) => (file as File).name)).toEqual(["a.jpg", "b.jpg"]);
    expect(shares).toEqual([0.5, 1]);
  });
});

describe("a diagnostic record", () => {
  it("is read without any of its extras, and without half its fields", () => {
    const { results } = readRecord({
      id: "d",
      results: {
        potentialCauses: [{ name: "Worn pads", probability: "high", costRange: { min: 1 } }, 7],
        estimateReview: { services: null, unnecessaryItems: ["Nitrogen", { item: "Flush", details: [] }, 3] },
        safety: { level: "surely" },
      },
    });
    expect(results.potentialCauses).toEqual([{ name: "Worn pads" }]);
    expect(results.estimateReview).toMatchObject({ services: [], questionsToAsk: [] });
    expect(results.estimateReview!.unnecessaryItems).toHaveLength(2);
    expect([results.safety, results.tellTheShop]).toEqual([undefined, []]);
  });

  it("has lists for further complaints, as far as they can be read", () => {
    const { results } = readRecord({
      results: {
        complaint: { title: "Brakes", words: "squeal" },
        furtherComplaints: [
          { complaint: { title: "Cooling" }, potentialCauses: [{ name: "Thermostat" }, 7], otherProbability: "some" },
          "another",
        ],
      },
    });
    expect(results.complaint).toBeUndefined();
    expect(results.furtherComplaints).toEqual([
      { complaint: { title: "Cooling" }, potentialCauses: [{ name: "Thermostat" }] },
    ]);
    expect(readRecord({ results: {} }).results.furtherComplaints).toEqual([]);
  });

  it("is an error only where the body is no record at all", () => {
    expect(readRecord({}).results.potentialCauses).toEqual([]);
    expect(() => readRecord("<html>")).toThrow();
  });
});
