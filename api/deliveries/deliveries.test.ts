import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import type { ShopsResponse } from "#shared/schemas/shop.ts";
import { deliveries, shops, vehicles } from "../db/schema/index.ts";
import { OWN_ORIGIN } from "../testing.ts";
import { CIVIC_VIN } from "../vin/testing.ts";
import { SUBJECTS } from "./subjects/index.ts";
import { arrivals, deliveringApp, mailServer, SECRET, withMail, withWebhook } from "./testing.ts";

const mail = await mailServer();
const calls = arrivals<{ headers: Record<string, string>; body: string }>();
const receiver = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  async fetch(request) {
    calls.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
    return new Response(null, { status: 204 });
  },
});
const { visit, call, db, outcomes } = await deliveringApp({
  ...withMail(mail.url),
  ...withWebhook(`${receiver.url}hook`),
});
const owner = await visit(OWN_ORIGIN);
const ids = await owner.describe("It squeals when I brake at low speed.");

/** The letter and the notice of what was just sent, once both are noted as delivered. */
async function delivered() {
  const [letter, notice] = await Promise.all([mail.letters.next(), calls.next()]);
  const noted = [await outcomes.next(), await outcomes.next()];
  expect(noted.map(({ outcome }) => outcome)).toEqual(["delivered", "delivered"]);
  const payload = new Webhook(SECRET).verify(notice.body, notice.headers) as { type: string; data: object };
  return { letter, notice: payload, headers: notice.headers, noted };
}
const MESSAGE = {
  fullName: "Dana Smith",
  email: "dana@mail.example",
  subject: "Hello",
  message: "Line one.\nLine two.",
};

describe("delivered to the operator, by e-mail and as a signed notice, is", () => {
  it("a contact message, to be answered to who wrote it", async () => {
    await call("/api/contact", { body: MESSAGE });
    const { letter, notice, noted, headers } = await delivered();
    expect(letter).toMatchObject({ from: "mail@repair.example", to: ["help@repair.example"] });
    expect(letter.headers).toContain("Subject: Contact: Hello");
    expect(letter.headers).toContain("Reply-To: Dana Smith <dana@mail.example>");
    expect(letter.body).toContain("Line one.\r\nLine two.");
    expect(notice).toMatchObject({ type: "contact.created", data: MESSAGE });
    expect(headers["webhook-id"]).toBe(noted.find(({ channel }) => channel === "webhook")!.id);
    for (const { id } of noted)
      expect((await db.select().from(deliveries).where(eq(deliveries.id, id)))[0]).toMatchObject({
        state: "delivered",
        attempts: 1,
        failure: null,
        deliveredAt: expect.any(Date),
      });
  });

  it("feedback, with what it is about", async () => {
    await owner.call("/api/feedback", { body: { issueId: ids.issueId, feedback: "It was the pads." } });
    const { letter, notice } = await delivered();
    expect(letter.to).toEqual(["help@repair.example"]);
    expect(letter.body).toContain("It was the pads.");
    expect(letter.body).toContain("2012 Honda Civic, 98,000 miles");
    expect(notice).toMatchObject({ type: "feedback.created", data: { feedback: "It was the pads." } });
  });

  it("a wish for managed repair, once, however often it is asked for", async () => {
    const body = { userId: owner.userId, ...ids };
    await Promise.all([1, 2, 3].map(() => owner.call("/api/managed-repair", { body })));
    const { letter, notice } = await delivered();
    expect(letter.headers).toContain("Subject: Managed repair in 85253");
    expect(letter.body).toContain("It is not offered there yet");
    expect(notice).toMatchObject({ type: "managed_repair.requested", data: { zipCode: "85253", available: false } });
    expect([...mail.letters.rest(), ...calls.rest()]).toEqual([]);
  });
});

describe("a lead", () => {
  const shopsFor = async () =>
    ((await (await owner.call(`/api/shop-recommendations/${ids.diagnosticId}`)).json()) as ShopsResponse).shops;

  it("goes to the shop's own address, and to no other", async () => {
    const [shop] = await shopsFor();
    await db.update(shops).set({ email: "desk@shop.example" }).where(eq(shops.id, shop!.id));
    const body = { diagnosticId: ids.diagnosticId, shopId: shop!.id, phone: "480-555-0134" };
    await owner.call("/api/leads", { body });
    const { letter, notice } = await delivered();
    expect(letter.to).toEqual(["desk@shop.example"]);
    expect(letter.headers).toContain("Reply-To: Dana Smith <dana@mail.example>");
    for (const line of [
      "Dana Smith",
      "dana@mail.example",
      "(480) 555-0134",
      "2012 Honda Civic",
      "It squeals when I brake",
    ])
      expect(letter.body).toContain(line);
    expect(letter.raw).not.toContain("85253");
    expect(notice).toMatchObject({ type: "lead.created", data: { shopId: shop!.id, phone: "+14805550134" } });
  });

  it("tells the VIN that was ticked to the shop, and to no partner", async () => {
    const [, , shop] = await shopsFor();
    await db.update(shops).set({ email: "desk@shop.example" }).where(eq(shops.id, shop!.id));
    await db.update(vehicles).set({ vin: CIVIC_VIN });
    const body = { diagnosticId: ids.diagnosticId, shopId: shop!.id, includeVin: true };
    const { leadId } = (await (await owner.call("/api/leads", { body })).json()) as { leadId: string };
    const { letter, notice } = await delivered();
    expect(letter.body).toContain(`VIN: ${CIVIC_VIN}`);
    expect(notice).toMatchObject({ data: { vin: CIVIC_VIN } });
    const told = await SUBJECTS.lead.notice(db, leadId, "partner");
    expect(told).toMatchObject({ type: "lead.created", data: { id: leadId } });
    expect(JSON.stringify(told)).not.toContain(CIVIC_VIN.slice(-6));
  });

  it("goes to the operator, who passes it on, where the directory has no address of the shop", async () => {
    const [, shop] = await shopsFor();
    await owner.call("/api/leads", { body: { diagnosticId: ids.diagnosticId, shopId: shop!.id } });
    const { letter } = await delivered();
    expect(letter.to).toEqual(["help@repair.example"]);
    expect(letter.body).toContain(`Please pass this on to ${shop!.name}`);
    expect(letter.body).not.toContain("Phone:");
  });
});

it("what people write cannot add headers, receivers or parts to a letter", async () => {
  const evil = "Hi\r\nBcc: all@mail.example\r\n\r\nother body";
  await call("/api/contact", {
    body: { ...MESSAGE, fullName: `${evil} <x@y.example>, z`, subject: evil, message: ".\r\nQUIT\r\n." },
  });
  const { letter } = await delivered();
  expect(letter.to).toEqual(["help@repair.example"]);
  const [head] = letter.raw.split("\r\n\r\n");
  expect(head!.split("\r\n").filter((line) => /^(bcc|cc|to):/i.test(line))).toEqual(["To: help@repair.example"]);
  expect(letter.body).toContain(".\r\nQUIT\r\n.");
});
