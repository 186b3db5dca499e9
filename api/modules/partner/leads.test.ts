import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, describe, expect, it } from "vitest";
import type { PartnerLeads } from "#shared/schemas/partner-leads.ts";
import { deliveries, partners, shops } from "../../db/schema/index.ts";
import { arrivals, deliveringApp, SECRET } from "../../deliveries/testing.ts";
import { PARTNER_HEADER } from "../../partners/embedding.ts";
import { addPartner } from "../../partners/testing.ts";
import { problemOf } from "../../testing.ts";

/** The partner's own program: keeps what comes and answers as `react` says. */
const received = arrivals<{ body: string; headers: Record<string, string> }>();
let react = async () => 200;
const receiver = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  async fetch(request) {
    received.push({ body: await request.text(), headers: Object.fromEntries(request.headers) });
    return new Response(null, { status: await react() });
  },
});
afterAll(() => receiver.stop(true));
const { call, db, visit } = await deliveringApp({ WEBHOOK_ALLOW_PRIVATE: "true" });
const [A, B] = ["https://a.example", "https://b.example"];
const secrets = {
  a: await addPartner(db, { key: "a", origins: [A], webhookUrl: receiver.url.href, webhookSecret: SECRET }),
  b: await addPartner(db, { key: "b", origins: [B] }),
};
const [shop] = await db.select().from(shops).limit(1);
const sites = { a: A, b: B };

type Owner = Awaited<ReturnType<typeof visit>>;

/** An owner on a partner's page, or on nobody's, past step 2. */
async function describeOn(
  key: keyof typeof sites | undefined,
  words = "It squeals when I brake at low speed.",
  more = {},
) {
  const owner = key
    ? await visit(sites[key], { [PARTNER_HEADER]: key }, more)
    : await visit("https://elsewhere.example");
  return { owner, ...(await owner.describe(words)) };
}
const askShop = (owner: Owner, diagnosticId: string) =>
  owner.call("/api/leads", { body: { diagnosticId, shopId: shop!.id, phone: "480-555-0134" } });

/** And who asks a shop to call. */
async function lead(key: keyof typeof sites | undefined, words?: string, more?: object) {
  const { owner, diagnosticId } = await describeOn(key, words, more);
  return { owner, id: ((await (await askShop(owner, diagnosticId)).json()) as { leadId: string }).leadId };
}
const read = (name: "a" | "b", query = "") =>
  call(`/api/partner/leads${query}`, { headers: { authorization: `Bearer ${secrets[name]}` } });
const listed = async (name: "a" | "b", query = "") => (await (await read(name, query)).json()) as PartnerLeads;
const ids = ({ leads }: PartnerLeads) => leads.map(({ id }) => id);

describe("a partner's leads", () => {
  it("are those of its own pages, with what the owner had the shop told; another's and nobody's are not among them", async () => {
    const [ofA, ofB, ofNobody] = [await lead("a"), await lead("b"), await lead(undefined)];
    expect((await listed("a")).leads).toEqual([
      {
        id: ofA.id,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        shop: shop!.name,
        shopId: shop!.id,
        name: "Dana Smith",
        email: "dana@mail.example",
        phone: "+14805550134",
        vehicle: { year: 2012, make: "Honda", model: "Civic", mileage: 98000 },
        issueType: "symptoms",
        issue: "It squeals when I brake at low speed.",
        causes: expect.arrayContaining([{ name: expect.any(String), probability: expect.any(Number) }]),
      },
    ]);
    expect(ids(await listed("b"))).toEqual([ofB.id]);
    for (const name of ["a", "b"] as const) expect(JSON.stringify(await listed(name))).not.toContain(ofNobody.id);
    const before = await listed("a", `?before=${ofB.id}`);
    expect(ids(before)).not.toContain(ofB.id);
  });

  it("come page by page, newest first, each once", async () => {
    for (let i = 0; i < 4; i++) await lead("b");
    const all = ids(await listed("b"));
    expect(all).toEqual([...all].sort().reverse());
    const paged: string[] = [];
    let query = "?limit=2";
    for (;;) {
      const answer = await read("b", query);
      const link = answer.headers.get("link");
      const page = (await answer.json()) as PartnerLeads;
      paged.push(...ids(page));
      if (page.next === null) {
        expect(link).toBeNull();
        break;
      }
      query = /^<(\?.*)>; rel="next"$/.exec(link!)![1]!;
      expect(query).toContain(`before=${page.next}`);
    }
    expect(paged).toEqual(all);
  });

  it("come as a table", async () => {
    const { id } = await lead("b", '=HYPERLINK("http://evil.example") it squeals when I brake.');
    const answer = await read("b", "?format=csv&limit=1");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(answer.headers.get("link")).toContain("format=csv");
    const [row] = parse(await answer.text(), { columns: true, bom: true }) as Record<string, string>[];
    expect(row).toMatchObject({ id, issue: '\'=HYPERLINK("http://evil.example") it squeals when I brake.' });
  });

  it("are without those of owners who object later", async () => {
    const { owner, id } = await lead("b");
    expect(ids(await listed("b"))).toContain(id);
    await owner.call("/api/me/do-not-sell", { method: "POST" });
    expect(ids(await listed("b"))).not.toContain(id);
  });

  it("go with what the owner deletes", async () => {
    const { owner, id } = await lead("b");
    await owner.call("/api/me", { method: "DELETE" });
    expect(ids(await listed("b"))).not.toContain(id);
  });

  it("wait for the e-mail address to be confirmed", async () => {
    const secret = await addPartner(db, { key: "unconfirmed", origins: [B], confirmedAt: null });
    const answer = await call("/api/partner/leads", { headers: { authorization: `Bearer ${secret}` } });
    expect(answer.status).toBe(403);
    expect((await problemOf(answer)).detail).toContain("confirm");
  });

  it.each(["?limit=0", "?limit=501", "?limit=x", "?before=x", `?before=${"-".repeat(36)}`, "?format=xml"])(
    "%s is refused with a sentence",
    async (query) => expect((await read("a", query)).status).toBe(422),
  );
});

describe("a partner's webhook", () => {
  it("gets its leads, signed, and no other's", async () => {
    await lead("b");
    const { id } = await lead("a", "It grinds when I brake.");
    const seen: string[] = [];
    while (!seen.includes(id)) {
      const { body, headers } = await received.next();
      const notice = new Webhook(SECRET).verify(body, headers) as { type: string; data: Record<string, unknown> };
      expect(notice).toMatchObject({ type: "lead.created", data: { shop: shop!.name, partnerKey: "a" } });
      seen.push(notice.data.id as string);
    }
    expect(ids(await listed("a"))).toEqual(expect.arrayContaining(seen));
  });

  it("says the same by the same names as the list and the table, page and campaign among it", async () => {
    const cameFrom = { page: "https://a.example/brakes", source: "newsletter", reference: "R-7" };
    const { id } = await lead("a", "It grinds when I brake.", { cameFrom });
    const [listedLead] = (await listed("a", "?limit=1")).leads;
    expect(listedLead).toMatchObject({
      ...{ id, page: cameFrom.page, campaign: { source: "newsletter", reference: "R-7" } },
    });
    for (;;) {
      const { data } = JSON.parse((await received.next()).body);
      if (data.id !== id) continue;
      expect(data).toEqual({ ...listedLead, partnerKey: "a" });
      break;
    }
    const csv = await (await read("a", "?format=csv&limit=1")).text();
    const [row] = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
    expect(row).toMatchObject({
      id,
      page: cameFrom.page,
      "campaign.source": "newsletter",
      "campaign.reference": "R-7",
    });
    expect(Number(row!["causes.0.probability"])).toBe(listedLead!.causes[0]!.probability);
  });

  it.each([
    ["the owner has objected", (owner: Owner) => owner.call("/api/me/do-not-sell", { method: "POST" })],
    ["the owner has deleted everything", (owner: Owner) => owner.call("/api/me", { method: "DELETE" })],
    ["the partner is switched off", () => db.update(partners).set({ disabled: true }).where(eq(partners.key, "a"))],
    ["the webhook is removed", () => db.update(partners).set({ webhookUrl: null }).where(eq(partners.key, "a"))],
  ])("that failed is not tried again once %s", async (_, change) => {
    const { owner, diagnosticId } = await describeOn("a");
    react = async () => {
      await change(owner);
      return 500;
    };
    const { leadId } = (await (await askShop(owner, diagnosticId)).json()) as { leadId: string };
    await received.next();
    await expect.poll(() => db.$count(deliveries, eq(deliveries.recordId, leadId)), { timeout: 20_000 }).toBe(0);
    expect(received.rest()).toEqual([]);
    react = async () => 200;
    await db.update(partners).set({ disabled: false, webhookUrl: receiver.url.href }).where(eq(partners.key, "a"));
  });
});
