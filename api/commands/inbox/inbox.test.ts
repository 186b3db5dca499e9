import { join } from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ShopsResponse } from "#shared/schemas/shop.ts";
import { deliveries } from "../../db/schema/index.ts";
import { deliveringApp, mailServer, withMail } from "../../deliveries/testing.ts";
import { OWN_ORIGIN, testApp } from "../../testing.ts";

/** Runs the command as an operator does, beside a server that is up. */
async function inbox(url: string, ...args: string[]) {
  const child = Bun.spawn(["bun", join(import.meta.dirname, "../inbox.ts"), ...args], {
    env: { ...process.env, DATABASE_URL: url },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [said, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  expect({ code: await child.exited, errors }).toEqual({ code: 0, errors: "" });
  return said;
}
const MESSAGE = {
  fullName: "Dana Smith",
  email: "dana@mail.example",
  subject: "Hello",
  message: "Line one.\nLine two.",
};

describe("the inbox, where nothing is set up to deliver", () => {
  it("lists everything that people sent, and that it is kept", async () => {
    const { visit, url } = await testApp();
    const owner = await visit(OWN_ORIGIN);
    const ids = await owner.describe("It squeals when I brake.");
    const answer = await owner.call(`/api/shop-recommendations/${ids.diagnosticId}`);
    const [shop] = ((await answer.json()) as ShopsResponse).shops;
    await owner.call("/api/contact", { body: MESSAGE });
    await owner.call("/api/feedback", { body: { issueId: ids.issueId, feedback: "It was the pads." } });
    await owner.call("/api/managed-repair", { body: { userId: owner.userId, ...ids } });
    const lead = { diagnosticId: ids.diagnosticId, shopId: shop!.id, phone: "480-555-0134" };
    await owner.call("/api/leads", { body: lead });
    const said = await inbox(url);
    for (const line of [
      "Contact messages: 1",
      "Dana Smith <dana@mail.example>: Hello",
      "    Line one.\n    Line two.",
      "Feedback: 1",
      "It was the pads.",
      "Managed repair requests: 1",
      "in 85253, not offered there yet",
      "Leads for shops: 1",
      `(480) 555-0134 asks ${shop!.name} (no e-mail address)`,
      "Given up: 0",
    ])
      expect(said).toContain(line);
    expect(said.match(/kept here: nothing was set up to send it/g)).toHaveLength(4);
  });

  it("shows the newest, says how many there are, and all on demand", async () => {
    const { call, url } = await testApp();
    for (let i = 1; i <= 22; i++) await call("/api/contact", { body: { ...MESSAGE, subject: `Number ${i}.` } });
    const said = await inbox(url);
    expect(said).toContain("Contact messages: the newest 20 of 22");
    expect(said.indexOf("Number 22.")).toBeLessThan(said.indexOf("Number 21."));
    expect(said).not.toContain("Number 2.\n");
    expect(await inbox(url, "--all")).toContain("Number 2.\n");
  });

  it("cannot be steered by what was written", async () => {
    const { call, url } = await testApp();
    const evil = "\u001b[2J\u001b]0;owned\u0007\u009b31m\u202ered\rover";
    await call("/api/contact", { body: { ...MESSAGE, subject: evil, message: evil } });
    const said = await inbox(url);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is what is tested.
    expect(said).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(said).toContain("over");
  });
});

it("what was given up is listed with its reason, and goes out when it is tried again", async () => {
  let refusing = true;
  const mail = await mailServer({
    answer: async () => {
      if (refusing) throw Object.assign(new Error("no"), { responseCode: 550 });
    },
  });
  const { call, db, url, outcomes } = await deliveringApp(withMail(mail.url));
  await call("/api/contact", { body: MESSAGE });
  while ((await outcomes.next()).outcome !== "dead");
  const [dead] = await db.select().from(deliveries).where(eq(deliveries.state, "dead"));
  const said = await inbox(url);
  expect(said).toContain("e-mail given up after 3 attempts: The mail server refused it with code 550.");
  expect(said).toContain(`Given up: 1\n  ${dead!.id}  contact by email`);

  refusing = false;
  expect(await inbox(url, "retry")).toContain("On their way again: 1.");
  expect(await outcomes.next()).toMatchObject({ id: dead!.id, outcome: "delivered" });
  expect(await inbox(url)).toContain("e-mail delivered");
  expect(await inbox(url, "retry")).toContain("Nothing was given up.");
});
