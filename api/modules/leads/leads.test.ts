import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import type { LeadResponse } from "#shared/schemas/lead.ts";
import type { ShopsResponse } from "#shared/schemas/shop.ts";
import { maskedVin } from "#shared/vin.ts";
import { idempotencyKeys, leads, shops } from "../../db/schema/index.ts";
import { addPartner } from "../../partners/testing.ts";
import { HONDA, OWN_ORIGIN, problemOf, testApp } from "../../testing.ts";
import { CIVIC_VIN } from "../../vin/testing.ts";

const { visit, call, db } = await testApp();
const owner = await visit(OWN_ORIGIN);
const TEXT = "It squeals when I brake at low speed.";

/** A fresh diagnostic and the shops that are recommended for it. */
async function start(issueType = "symptoms", text = TEXT, by = owner) {
  const { diagnosticId } = await by.describe(text, issueType);
  const answer = await by.call(`/api/shop-recommendations/${diagnosticId}`);
  const [shop, other] = ((await answer.json()) as ShopsResponse).shops.map(({ id }) => id);
  return { diagnosticId, shopId: shop!, other: other! };
}
const ask = (body: object, by = owner) => by.call("/api/leads", { body });
const lead = async (response: Response) => (await response.json()) as LeadResponse;
const rowOf = async (id: string) => (await db.select().from(leads).where(eq(leads.id, id)))[0]!;

describe("a lead", () => {
  it("keeps exactly what the shop is told, as it was then", async () => {
    const { diagnosticId, shopId } = await start();
    const { leadId, sent } = await lead(await ask({ diagnosticId, shopId, phone: " (480) 555-0134 " }));
    expect(sent).toEqual({
      name: "Dana Smith",
      email: "dana@mail.example",
      phone: "+14805550134",
      vehicle: "2012 Honda Civic, 98,000 miles",
      issue: TEXT,
      causes: expect.any(Array),
    });
    expect(sent.causes.length).toBeGreaterThan(0);
    expect(sent.causes.length).toBeLessThanOrEqual(3);
    for (const cause of sent.causes) expect(cause).toMatch(/^\S.* \(\d+ %\)$/);
    const [shop] = await db.select().from(shops).where(eq(shops.id, shopId));
    expect(await rowOf(leadId)).toMatchObject({ diagnosticId, shopId, shopName: shop!.name, partnerKey: null, sent });
  });

  it("tells what was asked and answered, in the words of both", async () => {
    const { diagnosticId, shopId } = await start();
    const path = `/api/diagnostics/${diagnosticId}`;
    const { results } = (await (await owner.call(path)).json()) as DiagnosticRecord;
    const [question] = results.questions!;
    const answers = [
      { questionId: question!.id, optionId: question!.options[0]!.id },
      { questionId: "more", text: "New pads in May, call 480 555 0134" },
    ];
    expect((await owner.call(`${path}/answers`, { body: { answers } })).status).toBe(200);
    const { leadId, sent } = await lead(await ask({ diagnosticId, shopId }));
    expect(sent.asked).toEqual([
      `${question!.text} ${question!.options[0]!.label}`,
      "New pads in May, call 480 555 0134",
    ]);
    expect((await rowOf(leadId)).sent).toEqual(sent);
  });

  it("has the VIN only where the owner ticked it, and then for the shop alone", async () => {
    const { vehicleId, userId } = owner;
    const saved = await owner.call("/api/vehicle-info", { body: { ...HONDA, vin: CIVIC_VIN } });
    Object.assign(owner, await saved.json());
    const body = { userId: owner.userId, vehicleId: owner.vehicleId, issueType: "symptoms", description: TEXT };
    const { diagnosticId } = (await (await owner.call("/api/issue-details", { body })).json()) as {
      diagnosticId: string;
    };
    Object.assign(owner, { vehicleId, userId });
    const { shopId, other } = await start();
    const without = await lead(await ask({ diagnosticId, shopId }));
    expect(without.sent).not.toHaveProperty("vin");
    expect((await rowOf(without.leadId)).vin).toBeNull();
    const headers = { "idempotency-key": "k".repeat(22) };
    const wish = { body: { diagnosticId, shopId: other, includeVin: true }, headers };
    const withVin = await lead(await owner.call("/api/leads", wish));
    expect(withVin.sent).toMatchObject({ vin: maskedVin(CIVIC_VIN) });
    const row = await rowOf(withVin.leadId);
    expect(row.vin).toBe(CIVIC_VIN);
    // What partners read, and what is kept for a request that is sent again.
    expect(JSON.stringify(row.sent)).not.toContain(CIVIC_VIN.slice(-6));
    expect(JSON.stringify(await db.select().from(idempotencyKeys))).not.toContain(CIVIC_VIN);
    expect(await lead(await owner.call("/api/leads", wish))).toEqual(withVin);
  });

  it("ticked for a car without a VIN has none", async () => {
    const { leadId, sent } = await lead(await ask({ ...(await start()), includeVin: true }));
    expect(sent).not.toHaveProperty("vin");
    expect((await rowOf(leadId)).vin).toBeNull();
  });

  it("has no phone number where none was given", async () => {
    const { sent } = await lead(await ask(await start()));
    expect(sent).not.toHaveProperty("phone");
  });

  it.each(ISSUE_TYPES)("tells what leads a result of any kind: %s", async (issueType) => {
    const { sent } = await lead(
      await ask(
        await start(issueType, "It squeals when I brake. Front brake pads $540.00. The front bumper is dented."),
      ),
    );
    expect(sent.causes.length, sent.causes.join()).toBeGreaterThan(0);
  });

  it("asked for again, also at the same moment, is the one there is, unchanged", async () => {
    const { diagnosticId, shopId } = await start();
    const wish = { diagnosticId, shopId };
    const before = await db.$count(leads);
    const answers = await Promise.all([ask(wish), ask(wish), ask(wish)].map(async (answer) => lead(await answer)));
    expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1);
    expect(await lead(await ask({ ...wish, phone: "480-555-0134" }))).toEqual(answers[0]);
    expect(await db.$count(leads)).toBe(before + 1);
  });

  it("goes to another shop as a lead of its own", async () => {
    const { diagnosticId, shopId, other } = await start();
    const one = await lead(await ask({ diagnosticId, shopId }));
    expect((await lead(await ask({ diagnosticId, shopId: other }))).leadId).not.toBe(one.leadId);
  });

  it("names the partner on whose page it was asked for", async () => {
    await addPartner(db, { key: "shop", origins: ["https://shop.example"] });
    const guest = await visit("https://shop.example", { "x-repair-assist-partner": "shop" });
    const { leadId } = await lead(await ask(await start("symptoms", TEXT, guest), guest));
    expect((await rowOf(leadId)).partnerKey).toBe("shop");
  });

  it("stays when its shop leaves the directory", async () => {
    const { diagnosticId, shopId } = await start();
    const { leadId } = await lead(await ask({ diagnosticId, shopId }));
    await db.delete(shops).where(eq(shops.id, shopId));
    expect(await rowOf(leadId)).toMatchObject({ shopId: null, shopName: expect.stringContaining("Sample") });
  });
});

describe("nothing is stored", () => {
  it.each(["(999) 999-9999", "1234567890", "call me maybe", "555-0134 555", "+1 480 555 013"])(
    "where the phone number cannot be called: %s",
    async (phone) => {
      const before = await db.$count(leads);
      const response = await ask({ ...(await start()), phone });
      expect(response.status).toBe(422);
      expect((await problemOf(response)).errors).toEqual([
        { path: "phone", message: expect.stringContaining("valid phone number") },
      ]);
      expect(await db.$count(leads)).toBe(before);
    },
  );

  it("where the terms were not accepted, and the answer says so", async () => {
    const { termsAccepted, ...rest } = HONDA;
    const { userId, vehicleId } = (await (
      await owner.call("/api/vehicle-info", { body: rest })
    ).json()) as typeof owner;
    const issue = { userId, vehicleId, issueType: "symptoms", description: TEXT };
    const described = await owner.call("/api/issue-details", { body: issue });
    const { diagnosticId } = (await described.json()) as { diagnosticId: string };
    const before = await db.$count(leads);
    const response = await ask({ diagnosticId, shopId: (await start()).shopId });
    expect(response.status).toBe(403);
    expect((await problemOf(response)).detail).toContain("accept the terms");
    expect(await db.$count(leads)).toBe(before);
  });

  it("where there is no such shop", async () => {
    const { diagnosticId } = await start();
    for (const shopId of [Bun.randomUUIDv7(), "x", "%00", diagnosticId])
      expect((await ask({ diagnosticId, shopId })).status).toBe(404);
  });

  it("for another session's diagnostic, nor without a session", async () => {
    const wish = await start();
    const before = await db.$count(leads);
    const stranger = await visit(OWN_ORIGIN);
    const refused = await ask(wish, stranger);
    expect(refused.status).toBe(404);
    const unknown = await ask({ ...wish, diagnosticId: Bun.randomUUIDv7() }, stranger);
    expect(await unknown.text()).toBe(await refused.text());
    expect((await call("/api/leads", { body: wish })).status).toBe(401);
    expect(await db.$count(leads)).toBe(before);
  });
});
