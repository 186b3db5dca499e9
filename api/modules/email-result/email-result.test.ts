import { describe, expect, it } from "vitest";
import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import { resultMails } from "../../db/schema/index.ts";
import { deliveringApp, mailServer, withMail } from "../../deliveries/testing.ts";
import { OWN_ORIGIN, problemOf, testApp } from "../../testing.ts";

const mail = await mailServer();
const { visit, call, db, outcomes } = await deliveringApp(withMail(mail.url));
const owner = await visit(OWN_ORIGIN);
const start = async (text?: string, issueType?: string) => {
  const { diagnosticId } = await owner.describe(text, issueType);
  return `/api/diagnostics/${diagnosticId}/email`;
};
const press = (path: string, by = owner) => by.call(path, { method: "POST" });
const letter = async () => {
  expect((await outcomes.next()).outcome).toBe("delivered");
  return mail.letters.next();
};

describe("a result by e-mail", () => {
  it("goes to the address of step 1, as plain text and as HTML", async () => {
    const response = await press(await start());
    expect(await response.json()).toEqual({ to: "dana@mail.example", left: 2 });
    const { to, headers, body } = await letter();
    expect(to).toEqual(["dana@mail.example"]);
    expect(headers).toContain("Subject: Your Repair Assist result: 2012 Honda Civic, 98,000 miles");
    expect(headers).toContain("multipart/alternative");
    expect(headers).toContain("Auto-Submitted: auto-generated");
    for (const part of ["WHAT IT MAY BE", "<h2", "You wrote: It squeals when I brake", "How a shop confirms it:", "$"])
      expect(body).toContain(part);
  });

  it.each(ISSUE_TYPES)("tells what a result of any kind says: %s", async (issueType) => {
    await press(
      await start("It squeals when I brake. Front brake pads $540.00. The front bumper is dented.", issueType),
    );
    const { body } = await letter();
    const [text = ""] = body.split("<!doctype html>");
    expect(text).toMatch(/\$\d+/);
    expect(body).not.toMatch(/undefined|NaN|\[object/);
  });

  it("shows what was typed as text, never as HTML", async () => {
    await press(await start('It squeals <script>alert(1)</script> & "grinds" <img src=x> when I brake'));
    const { body } = await letter();
    const [, html = ""] = body.split("<!doctype html>");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp;");
    expect(html).not.toMatch(/<script|<img/);
  });

  it("is sent once a press, and three times at most, also when pressed at once", async () => {
    const path = await start();
    const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => press(path)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429]);
    for (let i = 0; i < 3; i++) await letter();
    expect(mail.letters.rest()).toEqual([]);
    const { detail } = await problemOf(await press(path));
    expect(detail).toContain("3 times already");
  });

  it("goes nowhere else, whatever is sent along", async () => {
    const path = await start();
    const response = await owner.call(path, { body: { to: "other@mail.example", email: "other@mail.example" } });
    expect(response.status).toBe(200);
    expect((await letter()).to).toEqual(["dana@mail.example"]);
  });
});

it("another session cannot have it sent, and without one it is a 401", async () => {
  const path = await start();
  const before = await db.$count(resultMails);
  const stranger = await visit(OWN_ORIGIN);
  const refused = await press(path, stranger);
  expect(refused.status).toBe(404);
  const unknown = await press(`/api/diagnostics/${Bun.randomUUIDv7()}/email`, stranger);
  expect(await unknown.text()).toBe(await refused.text());
  expect((await press("/api/diagnostics/x/email", stranger)).status).toBe(404);
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
