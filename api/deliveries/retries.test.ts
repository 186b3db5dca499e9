import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contactMessages, deliveries } from "../db/schema/index.ts";
import { arrivals, deliveringApp, mailServer, withMail, withWebhook } from "./testing.ts";

/** What the receivers do next; an empty list means that all is well again. */
const mailTroubles: (() => Promise<void>)[] = [];
const webhookTroubles: (() => Promise<Response>)[] = [];

const mail = await mailServer({ answer: async () => mailTroubles.shift()?.() });
const notices = arrivals<string>();
const receiver = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  async fetch(request) {
    const trouble = webhookTroubles.shift();
    if (trouble) return trouble();
    notices.push(request.headers.get("webhook-id")!);
    return new Response();
  },
});
const { call, db, outcomes } = await deliveringApp({ ...withMail(mail.url), ...withWebhook(`${receiver.url}hook`) });

const never = <T>() => new Promise<T>(() => {});
const refuse = (code: number) => async () => {
  throw Object.assign(new Error("dana@mail.example is not welcome"), { responseCode: code });
};

async function write() {
  const body = { fullName: "Dana", email: "dana@mail.example", subject: "Hi", message: "Hello." };
  const { contactId } = (await (await call("/api/contact", { body })).json()) as { contactId: string };
  return contactId;
}
const rowsOf = async (recordId: string) =>
  Object.fromEntries(
    (await db.select().from(deliveries).where(eq(deliveries.recordId, recordId))).map((row) => [row.channel, row]),
  );

/** Outcomes by channel until each channel is through or dead. */
async function untilSettled() {
  const seen: Record<string, string[]> = { email: [], webhook: [] };
  for (let open = 2; open > 0; ) {
    const { channel, outcome, failure } = await outcomes.next();
    seen[channel]!.push(failure ?? outcome);
    if (outcome !== "failed") open--;
  }
  return seen;
}

describe("a receiver that fails, hangs and comes back gets what was sent, once", () => {
  it("by e-mail: refused, then silent, then well", async () => {
    mailTroubles.push(refuse(451), never);
    const id = await write();
    expect((await untilSettled()).email).toEqual([
      "The mail server refused it with code 451.",
      expect.stringMatching(/^The mail server cannot be reached \(\w+\)\.$/),
      "delivered",
    ]);
    const letter = await mail.letters.next();
    const { email } = await rowsOf(id);
    expect(email).toMatchObject({ state: "delivered", attempts: 3, failure: null });
    expect(letter.headers).toContain(`Message-ID: <${email!.id}@repair.example>`);
    expect(mail.letters.rest()).toEqual([]);
  });

  it("by webhook: an error, then silence, then well; and the mail did not wait for it", async () => {
    webhookTroubles.push(async () => new Response("dana@mail.example", { status: 503 }), never);
    const id = await write();
    const { email, webhook } = await untilSettled();
    expect(webhook).toEqual(["The webhook answered 503.", "The webhook did not answer in time.", "delivered"]);
    expect(email).toEqual(["delivered"]);
    expect(await notices.next()).toBeDefined();
    expect(await notices.next()).toBe((await rowsOf(id)).webhook!.id);
    expect(notices.rest()).toEqual([]);
  });
});

it("what fails every time is given up, kept, and says why without what was written", async () => {
  mailTroubles.push(refuse(550), refuse(550), refuse(550));
  const id = await write();
  const { email } = await untilSettled();
  expect(email).toHaveLength(4);
  expect((await rowsOf(id)).email).toMatchObject({
    state: "dead",
    attempts: 3,
    failure: "The mail server refused it with code 550.",
  });
  expect(await db.$count(contactMessages, eq(contactMessages.id, id))).toBe(1);
  const jobs = await db.execute("select data::text || coalesce(output::text, '') as said from pgboss.job");
  expect(jobs.length).toBeGreaterThan(0);
  for (const { said } of jobs) expect(said).not.toMatch(/dana|hello/i);
});
