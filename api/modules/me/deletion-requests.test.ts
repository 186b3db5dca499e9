import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contactMessages, deletionRequests, deliveries, sessions, users } from "../../db/schema/index.ts";
import { deliveringApp, mailServer, withMail } from "../../deliveries/testing.ts";
import { HONDA, OWN_ORIGIN, problemOf, testApp } from "../../testing.ts";

const mail = await mailServer();
const { call, db, outcomes } = await deliveringApp(withMail(mail.url));

const open = (email: string) => call("/api/vehicle-info", { body: { ...HONDA, email } });
const ask = (email: string) => call("/api/me/deletion-requests", { body: { email } });
const redeem = (token: string) => call("/api/me/deletions", { body: { token } });
const known = (email: string) => db.$count(users, eq(users.email, email));

/** The token in the letter that comes next. */
async function tokenSent() {
  const letter = await mail.letters.next();
  expect((await outcomes.next()).outcome).toBe("delivered");
  return { letter, token: /\/your-data#([\w-]{43})/.exec(letter.body)![1]! };
}

describe("asking for a link", () => {
  it("sends it to the address, and by it all of that address goes: visits, letters, what waits to be sent", async () => {
    await open("dana@mail.example");
    await open("Dana@Mail.example");
    await open("eli@mail.example");
    const message = { fullName: "Dana", email: "dana@mail.example", subject: "Hi", message: "Hello." };
    const [letterOfDana] = await db.insert(contactMessages).values(message).returning();
    await db.insert(deliveries).values({ subject: "contact", recordId: letterOfDana!.id, channel: "email" });

    expect((await ask("DANA@mail.example")).status).toBe(200);
    const { letter, token } = await tokenSent();
    expect(letter.to).toEqual(["dana@mail.example"]);
    expect(letter.body).toContain(`${OWN_ORIGIN}/your-data#${token}`);
    expect(await known("dana@mail.example")).toBe(1);

    const response = await redeem(token);
    expect([response.status, await response.json()]).toEqual([200, { deleted: true }]);
    expect([await known("dana@mail.example"), await known("Dana@Mail.example")]).toEqual([0, 0]);
    expect([await db.$count(contactMessages), await known("eli@mail.example")]).toEqual([0, 1]);
    expect(await db.$count(deliveries, eq(deliveries.recordId, letterOfDana!.id))).toBe(0);
    expect(await db.$count(sessions)).toBe(1);
    expect(await db.$count(deletionRequests)).toBe(0);
  });

  it("answers the same whether the address is known or not, and then nothing is sent nor kept of it", async () => {
    await open("fay@mail.example");
    const answers = await Promise.all(
      ["fay@mail.example", "nobody@mail.example"].map(async (email) => {
        const response = await ask(email);
        return [response.status, await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    const { letter } = await tokenSent();
    expect(letter.to).toEqual(["fay@mail.example"]);
    while ((await db.$count(deletionRequests, eq(deletionRequests.email, "nobody@mail.example"))) > 0);
    expect(mail.letters.rest()).toEqual([]);
  });

  it("sends three letters to one address and no more, and does not say so", async () => {
    await open("gil@mail.example");
    for (let i = 0; i < 3; i++) {
      await ask("gil@mail.example");
      await tokenSent();
    }
    expect((await ask("gil@mail.example")).status).toBe(200);
    expect(await db.$count(deletionRequests, eq(deletionRequests.email, "gil@mail.example"))).toBe(3);
  });

  it("with an Idempotency-Key sends one letter, however often it is sent", async () => {
    await open("hal@mail.example");
    const headers = { "idempotency-key": "h".repeat(32) };
    const send = () => call("/api/me/deletion-requests", { body: { email: "hal@mail.example" }, headers });
    const answers = [await (await send()).json(), await (await send()).json()];
    expect(answers[1]).toEqual(answers[0]);
    await tokenSent();
    expect(await db.$count(deletionRequests, eq(deletionRequests.email, "hal@mail.example"))).toBe(1);
  });

  it.each(["", "dana", "a@b", `${"a".repeat(250)}@mail.example`])("refuses what is no address: %j", async (email) => {
    const response = await ask(email);
    expect([response.status, (await problemOf(response)).detail]).toEqual([422, "Please enter a valid email address"]);
  });

  it("says so where no e-mail is set up", async () => {
    const { call } = await testApp();
    const response = await call("/api/me/deletion-requests", { body: { email: "dana@mail.example" } });
    expect([response.status, (await problemOf(response)).detail]).toEqual([
      503,
      "E-mail is not set up here. Please write to us on the contact page instead.",
    ]);
  });
});

describe("a link", () => {
  async function link() {
    const email = `${crypto.randomUUID()}@mail.example`;
    await open(email);
    await ask(email);
    return { email, ...(await tokenSent()) };
  }

  it("works once, also where it is used twice at once", async () => {
    const { token } = await link();
    const statuses = (await Promise.all([redeem(token), redeem(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
    expect((await redeem(token)).status).toBe(404);
  });

  it("works for a day: then it deletes nothing, and says what to do", async () => {
    const { email, token } = await link();
    await db.update(deletionRequests).set({ expiresAt: new Date() }).where(eq(deletionRequests.email, email));
    const response = await redeem(token);
    expect([response.status, (await problemOf(response)).detail]).toEqual([
      404,
      "This link was used already or has expired. Please ask for a new one.",
    ]);
    expect(await known(email)).toBe(1);
  });

  it("is stored as a hash alone", async () => {
    const { token } = await link();
    const everything = JSON.stringify(await db.select().from(deletionRequests));
    expect(everything).not.toContain(token);
  });

  it("cannot be guessed: unknown, malformed and empty tokens get the same answer as a used one, or a sentence", async () => {
    for (const token of ["A".repeat(43), "x", "%00", "' or 1=1"]) expect((await redeem(token)).status).toBe(404);
    for (const token of ["", "a".repeat(100)]) expect((await redeem(token)).status).toBe(422);
  });
});
