import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contactMessages, feedback, issues, managedRepairs, sessions, shares, users } from "./db/schema/index.ts";
import { FOREIGN_ORIGIN, HONDA, OWN_ORIGIN, testApp } from "./testing.ts";

const { call, visit, db } = await testApp();
const owner = await visit(OWN_ORIGIN);
const ids = await owner.describe();
const cookie = owner.session.cookie!;

/** Every way in which a page that is not ours makes the owner's browser send our cookie along. */
const FORGED: Record<string, Record<string, string>> = {
  "a foreign page": { origin: FOREIGN_ORIGIN, "sec-fetch-site": "cross-site" },
  "a foreign page in an old browser": { origin: FOREIGN_ORIGIN },
  "a sandboxed frame": { origin: "null", "sec-fetch-site": "cross-site" },
  "a page on disk": { origin: "null" },
  "a link or picture on a foreign page, which has no Origin": { "sec-fetch-site": "cross-site" },
  "a neighbour on our site, which has no Origin": { "sec-fetch-site": "same-site" },
  "our own host in another scheme": { origin: "https://localhost:3000", "sec-fetch-site": "cross-site" },
  "our own host on another port": { origin: "http://localhost:8080", "sec-fetch-site": "same-site" },
  "an address that begins like ours": { origin: "http://localhost:3000.evil.example", "sec-fetch-site": "cross-site" },
  "ours in capitals": { origin: "HTTP://LOCALHOST:3000" },
  "an Origin of ours that the browser says is another's": { origin: OWN_ORIGIN, "sec-fetch-site": "cross-site" },
};

/** Every call that changes something of the session, with a body that would do. */
const CHANGES: [method: string, path: string, body?: object][] = [
  [
    "POST",
    "/api/issue-details",
    { userId: owner.userId, vehicleId: owner.vehicleId, issueType: "symptoms", description: "It squeals." },
  ],
  ["POST", "/api/feedback", { issueId: ids.issueId, feedback: "Forged." }],
  ["POST", "/api/managed-repair", { userId: owner.userId, ...ids }],
  ["POST", `/api/diagnostics/${ids.diagnosticId}/answers`, { answers: [{ questionId: "q", optionId: "o" }] }],
  ["POST", `/api/diagnostics/${ids.diagnosticId}/share`],
  ["DELETE", `/api/diagnostics/${ids.diagnosticId}/share`],
  ["POST", `/api/diagnostics/${ids.diagnosticId}/email`],
  ["DELETE", "/api/me"],
];
/** What an HTML form can send without a preflight, and what scripts send. */
const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json",
];

const tables = [contactMessages, feedback, issues, managedRepairs, sessions, shares, users];
const countAll = () => Promise.all(tables.map((table) => db.$count(table)));

describe.each(Object.entries(FORGED))("%s, with the owner's cookie,", (_, headers) => {
  it("changes nothing by any call in any content type, and gets no cookie", async () => {
    const before = await countAll();
    for (const [method, path, body] of CHANGES)
      for (const type of TYPES) {
        const init = { method, headers: { ...headers, cookie, "content-type": type } };
        const response = await call(path, { ...init, ...(body && { body: JSON.stringify(body) }) });
        expect([401, 415], `${method} ${path} as ${type}`).toContain(response.status);
        expect(response.headers.has("set-cookie")).toBe(false);
      }
    expect(await countAll()).toEqual(before);
  });

  it("reads nothing", async () => {
    for (const path of [
      `/api/issues/${ids.issueId}`,
      `/api/diagnostics/${ids.diagnosticId}`,
      `/api/diagnostics/by-issue/${ids.issueId}`,
      `/api/shop-recommendations/${ids.diagnosticId}`,
      "/api/me/export",
    ]) {
      const response = await call(path, { headers: { ...headers, cookie } });
      expect(response.status, path).toBe(401);
      expect(await response.text()).not.toContain(ids.issueId);
    }
  });

  it("opens a session of its own by step 1, and writes to support as nobody in particular", async () => {
    const opened = await call("/api/vehicle-info", { body: HONDA, headers: { ...headers, cookie } });
    const { userId } = (await opened.json()) as { userId: string };
    expect(opened.headers.has("set-cookie")).toBe(false);
    const sessionOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]!.sessionId;
    expect(await sessionOf(userId)).not.toBe(await sessionOf(owner.userId));

    const message = { fullName: "Eve", email: "eve@mail.example", subject: "Hi", message: "Forged." };
    const sent = await call("/api/contact", { body: message, headers: { ...headers, cookie } });
    const { contactId } = (await sent.json()) as { contactId: string };
    const [stored] = await db.select().from(contactMessages).where(eq(contactMessages.id, contactId));
    expect(stored!.sessionId).toBeNull();
  });
});

it("our own pages are heard, with Origin and without", async () => {
  const own: Record<string, string>[] = [
    { origin: OWN_ORIGIN, "sec-fetch-site": "same-origin" },
    { origin: OWN_ORIGIN },
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ];
  for (const headers of own)
    expect((await call(`/api/issues/${ids.issueId}`, { headers: { ...headers, cookie } })).status).toBe(200);
});
