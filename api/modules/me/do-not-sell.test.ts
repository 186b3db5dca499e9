import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { leads, shops, users } from "../../db/schema/index.ts";
import { PARTNER_HEADER } from "../../partners/embedding.ts";
import { addPartner } from "../../partners/testing.ts";
import { FOREIGN_ORIGIN, OWN_ORIGIN, testApp } from "../../testing.ts";

const { visit, call, db } = await testApp();
await addPartner(db, { key: "blog", origins: [FOREIGN_ORIGIN] });
const [shop] = await db.select().from(shops).limit(1);

const userOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]!;

describe("who objects to sale and sharing", () => {
  it("by a button has it noted for all they sent, once", async () => {
    const owner = await visit(OWN_ORIGIN);
    expect((await userOf(owner.userId)).doNotSellAt).toBeNull();
    const answer = await owner.call("/api/me/do-not-sell", { method: "POST" });
    expect(await answer.json()).toEqual({ doNotSell: true });
    const first = (await userOf(owner.userId)).doNotSellAt!;
    await owner.call("/api/me/do-not-sell", { method: "POST" });
    expect((await userOf(owner.userId)).doNotSellAt).toEqual(first);
  });

  it("by Global Privacy Control need not press anything", async () => {
    const owner = await visit(OWN_ORIGIN, { "sec-gpc": "1" });
    expect((await userOf(owner.userId)).doNotSellAt).not.toBeNull();
    const other = await visit(OWN_ORIGIN, { "sec-gpc": "0" });
    expect((await userOf(other.userId)).doNotSellAt).toBeNull();
  });

  it.each([
    ["", "blog"],
    ["1", null],
  ])("reaches the shop they choose, and no partner (Sec-GPC: %j)", async (gpc, partnerKey) => {
    const owner = await visit(FOREIGN_ORIGIN, { [PARTNER_HEADER]: "blog", "sec-gpc": gpc });
    const { diagnosticId } = await owner.describe("It squeals when I brake at low speed.");
    expect((await owner.call("/api/leads", { body: { diagnosticId, shopId: shop!.id } })).status).toBe(200);
    const [lead] = await db.select().from(leads).where(eq(leads.diagnosticId, diagnosticId));
    expect(lead!.partnerKey).toBe(partnerKey);
  });

  it("needs a session", async () => {
    expect((await call("/api/me/do-not-sell", { method: "POST" })).status).toBe(401);
  });
});
