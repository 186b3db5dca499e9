import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mailRecipients, resultMails, users } from "../../db/schema/index.ts";
import { deliveringApp, mailServer, withMail } from "../../deliveries/testing.ts";
import { sweep } from "../../retention/sweep.ts";
import { HONDA, OWN_ORIGIN, problemOf } from "../../testing.ts";
import { nextLetter, tokenIn } from "./testing.ts";

const mail = await mailServer();
const { visit, call, db, outcomes } = await deliveringApp(withMail(mail.url));

const LURE = "ALERT your account is locked: http://evil.example/login";

/** A stranger's visit in which an address was typed that is not theirs, with words of theirs wherever words go. */
async function visitOf(email: string, car: object = { vehicleModel: LURE }) {
  const visitor = await visit(OWN_ORIGIN);
  const body = { ...HONDA, name: LURE, email, ...car };
  const ids = (await (await visitor.call("/api/vehicle-info", { body })).json()) as object;
  const issue = { ...ids, issueType: "symptoms", description: `It squeals. ${LURE}` };
  const { diagnosticId } = (await (await visitor.call("/api/issue-details", { body: issue })).json()) as {
    diagnosticId: string;
  };
  return { ...visitor, send: () => visitor.call(`/api/diagnostics/${diagnosticId}/email`, { method: "POST" }) };
}
const letter = () => nextLetter(mail.letters, outcomes);
const confirm = (token: string) => call("/api/letters/confirmations", { body: { token } });
const unsubscribe = (token: string, init: object = {}) =>
  call(`/api/letters/unsubscribe?token=${token}`, { method: "POST", ...init });

describe("an address that anybody typed", () => {
  it("gets one letter, of our own words alone, however many strangers ask however often", async () => {
    const strangers = await Promise.all(Array.from({ length: 12 }, () => visitOf("Victim@mail.example")));
    const answers = await Promise.all(strangers.flatMap(({ send }) => [send(), send(), send()]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 429)!;
    expect((await problemOf(refused)).detail).toContain("sent a link to this address today");
    const { raw, body, headers } = await letter();
    expect(raw + body).not.toMatch(/ALERT|evil|squeals|locked/);
    expect(headers).toContain("Subject: Is this yours? A Repair Assist result: 2012 Honda");
    expect(mail.letters.rest()).toEqual([]);
  });

  it("gets no more than three letters a day once it answers, and three more the next day", async () => {
    const email = "busy@mail.example";
    const sent: number[] = [];
    for (let i = 0; i < 3; i++) {
      const visitor = await visitOf(email);
      sent.push((await visitor.send()).status);
      if (sent.at(-1) === 200) {
        const answer = await confirm(tokenIn(await letter()));
        sent.push(answer.status);
        if (answer.status === 200) await letter();
      }
    }
    expect(sent).toEqual([200, 200, 200, 429, 429]);
    await db.update(mailRecipients).set({
      countedSince: sql`now() - interval '25 hours'`,
      askedAt: sql`now() - interval '25 hours'`,
    });
    expect((await (await visitOf(email)).send()).status).toBe(200);
    await letter();
  });

  it("is sent no registration of a partner's own words", async () => {
    const body = {
      name: LURE,
      email: "shop@mail.example",
      origins: ["https://your-account-is-locked.example"],
      termsAccepted: true,
    };
    for (let i = 0; i < 5; i++) expect((await call("/api/partners", { body })).status).toBe(200);
    for (let i = 0; i < 3; i++) {
      const { raw, body } = await letter();
      expect(raw + body).not.toMatch(/ALERT|evil|locked/);
      expect(body).toContain("for one site");
    }
    expect(mail.letters.rest()).toEqual([]);
  });

  it.each([
    [{ vehicleMake: "Honda", vehicleModel: "Civic" }, "2012 Honda Civic"],
    [{ vehicleMake: "Honda", vehicleModel: LURE }, "2012 Honda"],
    [{ vehicleMake: LURE.slice(0, 50), vehicleModel: "Civic" }, "2012 car"],
    [{ vehicleMake: "constructor", vehicleModel: "name" }, "2012 car"],
  ])("finds in a subject what the catalogue knows and nothing else: %j", async (car, said) => {
    const visitor = await visitOf(`car${said.replaceAll(" ", "")}${Math.random()}@mail.example`, car);
    await visitor.send();
    const asking = await letter();
    expect(asking.headers).toContain(`result: ${said}\r\n`);
    await confirm(tokenIn(asking));
    expect((await letter()).headers).toContain(`Your Repair Assist result: ${said}\r\n`);
  });

  it("counts as one in any spelling of its case", async () => {
    expect((await (await visitOf("Case@mail.example")).send()).status).toBe(200);
    await letter();
    expect((await (await visitOf("cASE@mail.example")).send()).status).toBe(429);
  });
});

describe("who has the letter", () => {
  it("confirms that visit, and no other in which the address was typed", async () => {
    const [mine, strangers] = [await visitOf("one@mail.example"), await visitOf("one@mail.example")];
    await mine.send();
    await confirm(tokenIn(await letter()));
    expect((await letter()).body).toContain("You wrote: It squeals.");
    await strangers.send();
    expect((await letter()).body).not.toContain("squeals");
    const confirmed = await db.select().from(users).where(eq(users.email, "one@mail.example"));
    expect(confirmed.filter(({ emailConfirmedAt }) => emailConfirmedAt)).toHaveLength(1);
  });

  it("ends all letters by a press, or their mail program does by itself", async () => {
    const visitor = await visitOf("quiet@mail.example");
    await visitor.send();
    const { headers, body } = await letter();
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const address = /List-Unsubscribe: <(\S+)>/.exec(headers)![1]!;
    const { pathname, search } = new URL(address);
    const oneClick = await call(pathname + search, {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([oneClick.status, await oneClick.json()]).toEqual([200, { unsubscribed: true }]);
    expect((await unsubscribe(tokenIn({ body }))).status).toBe(200);

    const refused = await (await visitOf("quiet@mail.example")).send();
    expect(refused.status).toBe(409);
    expect((await problemOf(refused)).detail).toContain("told us to send it no letters");
    expect((await confirm(tokenIn({ body }))).status).toBe(409);
    const partner = { name: "Shop", email: "quiet@mail.example", origins: ["https://a.example"], termsAccepted: true };
    expect((await call("/api/partners", { body: partner })).status).toBe(200);
    expect(mail.letters.rest()).toEqual([]);
  });

  it("is obeyed when a letter waits to be sent, and when years have passed", async () => {
    const visitor = await visitOf("later@mail.example");
    await visitor.send();
    const token = tokenIn(await letter());
    await unsubscribe(token);
    await db.update(mailRecipients).set({ countedSince: sql`now() - interval '2 years'` });
    await sweep(db, {});
    expect((await (await visitOf("later@mail.example")).send()).status).toBe(409);
  });

  it("has a link that works for a day, and that nobody can make up", async () => {
    const visitor = await visitOf("day@mail.example");
    await visitor.send();
    const token = tokenIn(await letter());
    for (const wrong of [`${token.slice(0, -2)}xx`, "x".repeat(64), "x"]) {
      expect((await confirm(wrong)).status).toBe(404);
      expect((await unsubscribe(wrong)).status).toBe(404);
    }
    await db.update(resultMails).set({ createdAt: sql`now() - interval '25 hours'` });
    expect((await confirm(token)).status).toBe(404);
    expect((await unsubscribe(token)).status).toBe(200);
  });
});
