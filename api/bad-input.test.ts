import { describe, expect, it } from "vitest";
import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import type { ShopsResponse } from "#shared/schemas/shop.ts";
import {
  contactMessages,
  feedback,
  issues,
  leads,
  managedRepairs,
  photos,
  resultMails,
  sessions,
  shares,
  users,
  vehicles,
} from "./db/schema/index.ts";
import { HONDA, OWN_ORIGIN, problemOf, testApp } from "./testing.ts";

const { call, visit, db } = await testApp();
const owner = await visit(OWN_ORIGIN);
const mine = { ...(await owner.describe()), userId: owner.userId, vehicleId: owner.vehicleId };
const stranger = await visit(OWN_ORIGIN);
const nobody = "0190a0a0-0000-7000-8000-000000000000";
const theirs = {
  ...(await stranger.describe()),
  userId: stranger.userId,
  vehicleId: stranger.vehicleId,
  shopId: nobody,
};
const read = async <T>(path: string) => (await (await owner.call(path)).json()) as T;
const { results } = await read<DiagnosticRecord>(`/api/diagnostics/${mine.diagnosticId}`);
const [question] = results.questions!;
const { shops } = await read<ShopsResponse>(`/api/shop-recommendations/${mine.diagnosticId}`);

/** Every call that takes a body, with a body that would do. */
const POSTS: Record<string, Record<string, unknown>> = {
  "/api/vehicle-info": HONDA,
  "/api/vin": { vin: "1HGCM82633A004352" },
  "/api/issue-details": {
    userId: mine.userId,
    vehicleId: mine.vehicleId,
    issueType: "symptoms",
    description: "It squeals when I brake.",
  },
  "/api/managed-repair": { userId: mine.userId, issueId: mine.issueId, diagnosticId: mine.diagnosticId },
  "/api/feedback": { issueId: mine.issueId, feedback: "Good." },
  "/api/leads": { diagnosticId: mine.diagnosticId, shopId: shops[0]!.id, phone: "(480) 555-0134" },
  [`/api/diagnostics/${mine.diagnosticId}/answers`]: {
    answers: [{ questionId: question!.id, optionId: question!.options[0]!.id }],
  },
  "/api/contact": { fullName: "Dana", email: "dana@mail.example", subject: "Hello", message: "A message." },
};

/** Every call that has an id in its path. */
const READS = ["/api/issues/", "/api/diagnostics/", "/api/diagnostics/by-issue/", "/api/shop-recommendations/"];

/** Every call on a diagnostic that is named in the path. */
const ON_DIAGNOSTIC: [method: string, call: string, body?: object][] = [
  ["POST", "answers", { answers: [{ questionId: question!.id, optionId: question!.options[0]!.id }] }],
  ["POST", "share"],
  ["DELETE", "share"],
  ["POST", "email"],
];

const tables = [
  contactMessages,
  feedback,
  issues,
  leads,
  managedRepairs,
  photos,
  resultMails,
  sessions,
  shares,
  users,
  vehicles,
];
const countAll = () => Promise.all(tables.map((table) => db.$count(table)));

/** Answers a problem document and stores nothing. */
async function refused(path: string, body: object | string, headers: Record<string, string> = {}) {
  const before = await countAll();
  const response = await owner.call(path, { body, headers });
  const problem = await problemOf(response);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(problem.status).toBe(response.status);
  expect(problem.detail).toMatch(/\S/);
  expect(problem.detail).not.toMatch(/Invalid input|undefined|\[object/);
  expect(await countAll()).toEqual(before);
  return { status: response.status, problem };
}

describe.each(Object.entries(POSTS))("POST %s", (path, good) => {
  const json = { "content-type": "application/json" };

  it("takes a good body, and does not mind more fields than it knows", async () => {
    expect((await owner.call(path, { body: { ...good, more: { and: ["more"] } } })).status).toBe(200);
  });

  it.each([
    ["malformed", '{"a":'],
    ["empty", ""],
    ["a list", "[]"],
    ["a number", "1"],
    ["null", "null"],
  ])("refuses JSON that is %s", async (_, body) => {
    expect((await refused(path, body, json)).status).toBe(400);
  });

  it.each(["text/plain", "application/xml", "application/x-www-form-urlencoded", ""])(
    "refuses a body of type %j",
    async (type) => {
      expect((await refused(path, JSON.stringify(good), { "content-type": type })).status).toBe(415);
    },
  );

  it("refuses more than anyone has to say", async () => {
    expect((await refused(path, { ...good, more: "x".repeat(300_000) })).status).toBe(413);
  });

  it("names each field that is missing", async () => {
    const optional = new Set(["mileage", "termsAccepted", "phone"]);
    for (const field of Object.keys(good).filter((name) => !optional.has(name))) {
      const { [field]: _, ...rest } = good;
      const { status, problem } = await refused(path, rest);
      expect(status, field).toBe(422);
      expect(problem.errors?.map((e) => e.path)).toEqual([field]);
    }
  });

  it("names each field of a wrong type", async () => {
    for (const field of Object.keys(good))
      for (const wrong of [null, {}, [], typeof good[field] === "string" ? 5 : "five"]) {
        const { status, problem } = await refused(path, { ...good, [field]: wrong });
        expect(status, `${field}: ${JSON.stringify(wrong)}`).toBe(422);
        expect(problem.errors?.[0]?.path).toBe(field);
      }
  });

  it("refuses texts that are too long", async () => {
    for (const field of Object.keys(good).filter((name) => typeof good[name] === "string")) {
      const { status, problem } = await refused(path, { ...good, [field]: "a".repeat(25_000) });
      expect(status, field).toBe(422);
      expect(problem.errors?.[0]?.path).toBe(field);
    }
  });

  it("does not fall over NUL characters, lone surrogates and the like", async () => {
    for (const field of Object.keys(good).filter((name) => typeof good[name] === "string"))
      for (const text of [
        "\0",
        "\0\0\0\0\0\0\0\0\0\0\0\0",
        "\ud800",
        "a\0b@c.example",
        "'; drop table users; --",
        "%00",
      ]) {
        const response = await owner.call(path, { body: { ...good, [field]: text } });
        expect(response.status, `${field}: ${JSON.stringify(text)}`).toBeLessThan(500);
      }
  });

  it("answers other methods with 405", async () => {
    for (const method of ["GET", "PUT", "DELETE", "PATCH"]) {
      const response = await owner.call(path, { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
    }
  });
});

describe("calls that take no body", () => {
  it.each(["share", "email"])("POST …/%s does not mind one, nor a broken one", async (name) => {
    const path = `/api/diagnostics/${mine.diagnosticId}/${name}`;
    const plain = await owner.call(path, { method: "POST" });
    for (const body of ["{", "[]", "x".repeat(300_000)]) {
      const headers = { "content-type": "application/json" };
      expect((await owner.call(path, { method: "POST", body, headers })).status).toBe(plain.status);
    }
  });

  it("and other methods are answered with 405", async () => {
    for (const [name, allow] of [
      ["share", "POST, DELETE"],
      ["email", "POST"],
    ]) {
      const response = await owner.call(`/api/diagnostics/${mine.diagnosticId}/${name}`, { method: "PUT" });
      expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
    }
    expect((await call("/api/shared/x", { method: "DELETE" })).headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("ids of others, of nobody, and none at all", () => {
  const malformed = [
    "x",
    "%00",
    "%E0%A4%A",
    "1'or'1'='1",
    "..%2f..%2fetc",
    "a".repeat(10_000),
    "%F0%9F%9A%97",
    "-1",
    "null",
  ];

  it.each(READS)("GET %s… answers all of them alike", async (path) => {
    const others = Object.values(theirs);
    const answers = await Promise.all(
      [...others, nobody, ...malformed].map(async (id) => {
        const response = await owner.call(path + id);
        return { status: response.status, body: await response.text() };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(404);
  });

  it.each(READS)("GET %s… with a path that climbs reaches nothing", async (path) => {
    for (const id of ["..", ".", "", "..%2f..%2f"]) expect((await owner.call(path + id)).status).toBe(404);
  });

  it.each(Object.entries(POSTS).filter(([, body]) => Object.keys(body).some((field) => field.endsWith("Id"))))(
    "POST %s answers all of them alike, and stores nothing",
    async (path, good) => {
      const ids = Object.keys(good).filter((field) => field.endsWith("Id")) as (keyof typeof theirs)[];
      for (const field of ids)
        for (const id of [theirs[field], nobody, "x", "../..", "%00", "null"]) {
          const { status, problem } = await refused(path, { ...good, [field]: id });
          expect(status, `${field}: ${id}`).toBe(404);
          expect(problem.detail).toBe("We could not find that. It may have been removed.");
          expect(problem.errors).toBeUndefined();
        }
    },
  );

  it.each(ON_DIAGNOSTIC)("%s …/%s answers all of them alike, and changes nothing", async (method, name, body) => {
    const before = await countAll();
    const answers = await Promise.all(
      [theirs.diagnosticId, mine.issueId, nobody, ...malformed].map(async (id) => {
        const response = await owner.call(`/api/diagnostics/${id}/${name}`, { method, body });
        return { status: response.status, body: await response.text() };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(404);
    expect((await call(`/api/diagnostics/${mine.diagnosticId}/${name}`, { method, body })).status).toBe(401);
    expect(await countAll()).toEqual(before);
  });

  it("also where all ids are another's and fit together", async () => {
    for (const path of ["/api/managed-repair", "/api/feedback", "/api/issue-details", "/api/leads"])
      expect((await refused(path, { ...POSTS[path], ...theirs })).status, path).toBe(404);
  });

  it("without a session every one is a 401, a right one too", async () => {
    for (const path of READS)
      for (const id of [mine.issueId, mine.diagnosticId, nobody, "x"]) expect((await call(path + id)).status).toBe(401);
    for (const path of ["/api/managed-repair", "/api/feedback", "/api/issue-details", "/api/leads"])
      expect((await call(path, { body: POSTS[path]! })).status, path).toBe(401);
  });
});
