import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { createIdempotencyStore, OvertakenError } from "../db/idempotency-store.ts";
import {
  contactMessages,
  feedback,
  idempotencyKeys,
  issues,
  leads,
  mailRecipients,
  managedRepairs,
  photos,
  resultMails,
  sessions,
  shares,
  shops,
  users,
} from "../db/schema/index.ts";
import { holdTable } from "../db/testing.ts";
import { FOREIGN_ORIGIN, HONDA, OWN_ORIGIN, problemOf, testApp } from "../testing.ts";

const { call, visit, db } = await testApp({
  outbox: async () => ({ sendsEmail: true, enqueue: async () => {} }),
});
const owner = await visit(OWN_ORIGIN);
const ids = await owner.describe();
const [near, far] = await db.select({ shopId: shops.id }).from(shops).limit(2);
const store = createIdempotencyStore(db);

const newKey = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex");
const tables = [contactMessages, feedback, issues, leads, managedRepairs, resultMails, sessions, shares, users];
const countAll = () => Promise.all(tables.map((table) => db.$count(table)));
const MESSAGE = { fullName: "Dana", email: "dana@mail.example", subject: "Hello", message: "A message." };

/** Every call that creates something, with a body, and another one that would do. */
const CREATING: [
  path: string,
  body: Record<string, unknown> | undefined,
  other: Record<string, unknown> | undefined,
][] = [
  ["/api/vehicle-info", HONDA, { ...HONDA, vehicleModel: "Accord" }],
  [
    "/api/issue-details",
    { userId: owner.userId, vehicleId: owner.vehicleId, issueType: "symptoms", description: "It squeals." },
    { userId: owner.userId, vehicleId: owner.vehicleId, issueType: "symptoms", description: "It grinds now." },
  ],
  ["/api/contact", MESSAGE, { ...MESSAGE, message: "Another message." }],
  ["/api/feedback", { issueId: ids.issueId, feedback: "Good." }, { issueId: ids.issueId, feedback: "Bad." }],
  ["/api/leads", { diagnosticId: ids.diagnosticId, ...near }, { diagnosticId: ids.diagnosticId, ...far }],
  ["/api/managed-repair", { userId: owner.userId, ...ids }, { userId: owner.userId, ...ids, diagnosticId: "x" }],
  [`/api/diagnostics/${ids.diagnosticId}/share`, undefined, undefined],
  [`/api/diagnostics/${ids.diagnosticId}/email`, undefined, undefined],
];
const send = (path: string, body: object | undefined, key: string) =>
  owner.call(path, { method: "POST", ...(body && { body }), headers: { "idempotency-key": key } });

/** An answer without what is made anew each time. */
async function comparable(response: Response) {
  const { token, url, ...rest } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, rest };
}

describe.each(CREATING)("POST %s with an Idempotency-Key", (path, body) => {
  beforeEach(async () => {
    await db.delete(resultMails);
    // Else the address has had enough letters for a day.
    await db.delete(mailRecipients);
  });

  it("sent again, gives the same answer and makes nothing", async () => {
    const key = newKey();
    const first = await comparable(await send(path, body, key));
    const after = await countAll();
    expect(first.status).toBe(200);
    expect(await comparable(await send(path, body, key))).toEqual(first);
    expect(await comparable(await send(path, body, key))).toEqual(first);
    expect(await countAll()).toEqual(after);
  });

  it("sent at once, is done once: who comes second waits or gets the same", async () => {
    const key = newKey();
    const before = await countAll();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(path, body, key)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const answer of answers) {
      expect([200, 409]).toContain(answer.status);
      if (answer.status === 409) expect(answer.headers.get("retry-after")).toBe("5");
    }
    const made = (await countAll()).map((count, i) => count - before[i]!);
    for (const count of made) expect(count).toBeLessThanOrEqual(1);
    expect((await send(path, body, key)).status).toBe(200);
  });
});

it.each(CREATING.filter(([, , other]) => other))(
  "POST %s with the key of another body is a 422, and nothing is taken",
  async (path, body, other) => {
    const key = newKey();
    await send(path, body, key);
    const before = await countAll();
    const refused = await send(path, other, key);
    expect([refused.status, (await problemOf(refused)).detail]).toEqual([
      422,
      "This Idempotency-Key was used for something else. Please send this with a new one.",
    ]);
    expect(await countAll()).toEqual(before);
  },
);

describe("while the first is at it", () => {
  it("the second is a 409 that says when to try again, and then gets the answer", async () => {
    const key = newKey();
    const messages = await holdTable(db, "contact_messages");
    const first = send("/api/contact", MESSAGE, key);
    await messages.isWaitedFor();
    const second = await send("/api/contact", MESSAGE, key);
    expect([second.status, second.headers.get("retry-after")]).toEqual([409, "5"]);
    expect((await problemOf(second)).detail).toBe("We are still working on this. Please try again in a few seconds.");
    await messages.release();
    const answer = await (await first).json();
    expect(await (await send("/api/contact", MESSAGE, key)).json()).toEqual(answer);
  });

  it("and died with its process, the next takes over after a minute; what comes late after all is not kept", async () => {
    const asked = { id: Buffer.from(newKey()), body: Buffer.from("body") };
    const first = await store.claim(asked, undefined);
    expect((await store.claim(asked, undefined)).state).toBe("running");
    await db
      .update(idempotencyKeys)
      .set({ claimedUntil: sql`now() - interval '1 second'` })
      .where(eq(idempotencyKeys.id, asked.id));
    const second = await store.claim(asked, undefined);
    expect([first.state, second.state]).toEqual(["ours", "ours"]);
    const before = await db.$count(contactMessages);
    const late = db.transaction(async (tx) => {
      await tx.insert(contactMessages).values(MESSAGE);
      if (first.state === "ours") await first.receipt.note(tx, { contactId: "late" });
    });
    await expect(late).rejects.toThrow(OvertakenError);
    expect(await db.$count(contactMessages)).toBe(before);
  });
});

describe("a form", () => {
  const photo = async (background: string) =>
    new File(
      [
        (await sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer()) as BlobPart,
      ],
      "a.png",
    );
  const form = (file: File) => {
    const data = new FormData();
    const fields = {
      userId: owner.userId,
      vehicleId: owner.vehicleId,
      issueType: "symptoms",
      description: "It squeals now.",
    };
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    data.append("files", file);
    return data;
  };

  it("is the same though it is wrapped anew, and another where a photo is another", async () => {
    const key = newKey();
    const red = await photo("#f00");
    const sendForm = (file: File) =>
      owner.call("/api/issue-details", { body: form(file), headers: { "idempotency-key": key } });
    const first = await (await sendForm(red)).json();
    const before = [await db.$count(issues), await db.$count(photos)];
    expect(await (await sendForm(red)).json()).toEqual(first);
    expect((await sendForm(await photo("#00f"))).status).toBe(422);
    expect([await db.$count(issues), await db.$count(photos)]).toEqual(before);
  });
});

describe("tokens", () => {
  const open = (headers: Record<string, string>) => call("/api/vehicle-info", { body: HONDA, headers });
  const kept = async () => JSON.stringify(await db.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys));

  it("are not kept: opening a session again gives a fresh token for the same one, and the first is void", async () => {
    const headers = { origin: FOREIGN_ORIGIN, "idempotency-key": newKey() };
    const opened = (await (await open(headers)).json()) as Record<string, string>;
    const before = await db.$count(sessions);
    const again = (await (await open(headers)).json()) as Record<string, string>;
    expect([again.userId, again.vehicleId]).toEqual([opened.userId, opened.vehicleId]);
    expect(again.sessionToken).not.toBe(opened.sessionToken);
    expect(await db.$count(sessions)).toBe(before);
    const status = async (token: string) =>
      (await call("/api/issues/x", { headers: { origin: FOREIGN_ORIGIN, authorization: `Bearer ${token}` } })).status;
    expect([await status(opened.sessionToken!), await status(again.sessionToken!)]).toEqual([401, 404]);
    for (const { sessionToken } of [opened, again]) expect(await kept()).not.toContain(sessionToken);
  });

  it("on our own origin come as a cookie again", async () => {
    const headers = { origin: OWN_ORIGIN, "idempotency-key": newKey() };
    const [first, again] = [await open(headers), await open(headers)];
    expect(again.headers.get("set-cookie")).toMatch(/^repair_assist_session=[\w-]{43};/);
    expect(again.headers.get("set-cookie")).not.toBe(first.headers.get("set-cookie"));
  });

  it("of a link are made anew too, and no link is doubled; a revoked one stays revoked", async () => {
    const path = `/api/diagnostics/${ids.diagnosticId}/share`;
    await owner.call(path, { method: "DELETE" });
    const key = newKey();
    const share = async () => (await (await send(path, undefined, key)).json()) as { token: string };
    const [first, again] = [await share(), await share()];
    expect(await db.$count(shares)).toBe(1);
    expect((await call(`/api/shared/${first.token}`)).status).toBe(404);
    expect((await call(`/api/shared/${again.token}`)).status).toBe(200);
    for (const { token } of [first, again]) expect(await kept()).not.toContain(token);
    await owner.call(path, { method: "DELETE" });
    expect((await send(path, undefined, key)).status).toBe(404);
  });
});

describe("a key", () => {
  it("means another request in another session, and on another call", async () => {
    const key = newKey();
    const stranger = await visit(OWN_ORIGIN);
    const mine = (await (await send("/api/contact", MESSAGE, key)).json()) as object;
    const headers = { "idempotency-key": key };
    expect(await (await stranger.call("/api/contact", { body: MESSAGE, headers })).json()).not.toEqual(mine);
    expect((await stranger.call("/api/feedback", { body: CREATING[3]![1]!, headers })).status).toBe(404);
    expect((await send("/api/feedback", CREATING[3]![1], key)).status).toBe(200);
  });

  it("may stand in quotes, as the draft writes it", async () => {
    const key = newKey();
    const first = await (await send("/api/contact", MESSAGE, `"${key}"`)).json();
    expect(await (await send("/api/contact", MESSAGE, key)).json()).toEqual(first);
  });

  it.each(["", "short", "a".repeat(21), "a".repeat(129), "with spaces in it, many of them"])(
    "that is easy to guess or no key is refused in a sentence: %j",
    async (key) => {
      const refused = await send("/api/contact", MESSAGE, key);
      expect(refused.status).toBe(400);
      expect((await problemOf(refused)).detail).toMatch(/^Idempotency-Key must be 22 to 128 letters/);
    },
  );

  it("of a request that was refused can be used for the mended one", async () => {
    const key = newKey();
    const wrong = { issueId: "0190a0a0-0000-7000-8000-000000000000", feedback: "Good." };
    expect((await send("/api/feedback", wrong, key)).status).toBe(404);
    expect((await send("/api/feedback", { ...wrong, issueId: ids.issueId }, key)).status).toBe(200);
  });

  it("is forgotten after 24 hours", async () => {
    const key = newKey();
    const answer = async () => (await (await send("/api/contact", MESSAGE, key)).json()) as object;
    const aged = (hours: string) => db.update(idempotencyKeys).set({ createdAt: sql`now() - ${hours}::interval` });
    const first = await answer();
    await aged("23 hours 59 minutes");
    expect(await store.sweep()).toBe(0);
    expect(await answer()).toEqual(first);
    await aged("24 hours 1 minute");
    expect(await answer()).not.toEqual(first);
    await aged("24 hours 1 minute");
    expect(await store.sweep()).toBeGreaterThan(0);
    expect(await db.$count(idempotencyKeys)).toBe(0);
  });

  it("and its answer go with the session", async () => {
    const visitor = await visit(OWN_ORIGIN);
    await visitor.call("/api/contact", { body: MESSAGE, headers: { "idempotency-key": newKey() } });
    const [{ sessionId } = { sessionId: "" }] = await db.select().from(users).where(eq(users.id, visitor.userId));
    const ofSession = () => db.$count(idempotencyKeys, eq(idempotencyKeys.sessionId, sessionId));
    expect(await ofSession()).toBe(1);
    await db.delete(sessions).where(eq(sessions.id, sessionId));
    expect(await ofSession()).toBe(0);
  });
});
