import { describe, expect, it } from "vitest";
import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import { resultMails } from "../../db/schema/index.ts";
import { deliveringApp, mailServer, withMail } from "../../deliveries/testing.ts";
import { HONDA, OWN_ORIGIN, problemOf, testApp } from "../../testing.ts";
import { nextLetter, tokenIn } from "../letters/testing.ts";

const mail = await mailServer();
const { visit, call, db, outcomes } = await deliveringApp(withMail(mail.url));

const TEXT = "It squeals when I brake at low speed.";
let addresses = 0;
/** An owner with an address of their own, and the call that e-mails a result of theirs. */
async function ownerOf(text = TEXT, issueType = "symptoms", car: object = {}) {
  const email = `dana${++addresses}@mail.example`;
  const owner = await visit(OWN_ORIGIN);
  const ids = (await (await owner.call("/api/vehicle-info", { body: { ...HONDA, email, ...car } })).json()) as {
    userId: string;
    vehicleId: string;
  };
  const issue = await owner.call("/api/issue-details", { body: { ...ids, issueType, description: text } });
  const { diagnosticId } = (await issue.json()) as { diagnosticId: string };
  const path = `/api/diagnostics/${diagnosticId}/email`;
  return { ...owner, email, path, press: (by = owner) => by.call(path, { method: "POST" }) };
}
const letter = () => nextLetter(mail.letters, outcomes);
const confirm = (token: string) => call("/api/letters/confirmations", { body: { token } });
/** The whole way: asked for, confirmed by the first letter, and the second has come. */
async function resultLetter(owner: Awaited<ReturnType<typeof ownerOf>>) {
  await owner.press();
  expect((await confirm(tokenIn(await letter()))).status).toBe(200);
  return letter();
}

describe("a result by e-mail", () => {
  it("goes to the address of step 1, once its owner has said that the visit is theirs", async () => {
    const owner = await ownerOf();
    expect(await (await owner.press()).json()).toEqual({ to: owner.email, left: 2 });
    const asking = await letter();
    expect(asking.to).toEqual([owner.email]);
    expect(asking.body).not.toContain("squeals");

    expect((await confirm(tokenIn(asking))).status).toBe(200);
    const { to, headers, body } = await letter();
    expect(to).toEqual([owner.email]);
    expect(headers).toContain("Subject: Your Repair Assist result: 2012 Honda Civic");
    expect(headers).toContain("multipart/alternative");
    expect(headers).toContain("Auto-Submitted: auto-generated");
    for (const part of ["WHAT IT MAY BE", "<h2", "You wrote: It squeals when I brake", "How a shop confirms it:", "$"])
      expect(body).toContain(part);

    // Asked again it comes at once; the link of before sends nothing twice.
    expect((await confirm(tokenIn(asking))).status).toBe(200);
    expect(await (await owner.press()).json()).toEqual({ to: owner.email, left: 0 });
    expect((await letter()).body).toContain("squeals");
    expect(mail.letters.rest()).toEqual([]);
  });

  it.each(ISSUE_TYPES)("tells what a result of any kind says: %s", async (issueType) => {
    const text = "It squeals when I brake. Front brake pads $540.00. The front bumper is dented.";
    const { body } = await resultLetter(await ownerOf(text, issueType));
    const [plain = ""] = body.split("<!doctype html>");
    expect(plain).toMatch(/\$\d+/);
    expect(body).not.toMatch(/undefined|NaN|\[object/);
  });

  it("shows what was typed as text, never as HTML", async () => {
    const { body } = await resultLetter(
      await ownerOf('It squeals <script>alert(1)</script> & "grinds" <img src=x> when I brake'),
    );
    const [, html = ""] = body.split("<!doctype html>");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp;");
    expect(html).not.toMatch(/<script|<img/);
  });

  it("is sent once a press, and three times at most, also when pressed at once", async () => {
    const owner = await ownerOf();
    await resultLetter(owner);
    const statuses = (await Promise.all([1, 2, 3].map(() => owner.press()))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 429, 429]);
    await letter();
    expect(mail.letters.rest()).toEqual([]);
    const { detail } = await problemOf(await owner.press());
    expect(detail).toContain("3 times already");
  });

  it("goes nowhere else, whatever is sent along", async () => {
    const owner = await ownerOf();
    const response = await owner.call(owner.path, { body: { to: "other@mail.example", email: "other@mail.example" } });
    expect(response.status).toBe(200);
    expect((await letter()).to).toEqual([owner.email]);
  });
});

it("another session cannot have it sent, and without one it is a 401", async () => {
  const { path, press } = await ownerOf();
  const before = await db.$count(resultMails);
  const stranger = await ownerOf();
  const refused = await press(stranger);
  expect(refused.status).toBe(404);
  const unknown = await stranger.call(`/api/diagnostics/${Bun.randomUUIDv7()}/email`, { method: "POST" });
  expect(await unknown.text()).toBe(await refused.text());
  expect((await stranger.call("/api/diagnostics/x/email", { method: "POST" })).status).toBe(404);
  expect((await call(path, { method: "POST" })).status).toBe(401);
  expect(await db.$count(resultMails)).toBe(before);
});

it("without a mail server the answer says that e-mail is not set up, and nothing is stored", async () => {
  const without = await testApp();
  const visitor = await without.visit(OWN_ORIGIN);
  const { diagnosticId } = await visitor.describe();
  const response = await visitor.call(`/api/diagnostics/${diagnosticId}/email`, { method: "POST" });
  expect(response.status).toBe(503);
  expect((await problemOf(response)).detail).toContain("E-mail is not set up here");
  expect(await without.db.$count(resultMails)).toBe(0);
});
