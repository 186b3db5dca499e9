import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shops } from "../../db/schema/index.ts";
import { PARTNER_HEADER } from "../../partners/embedding.ts";
import { testApp } from "../../testing.ts";

const { call, db, url, visit } = await testApp();
const SITE = "https://garage.example";
const [shop] = await db.select().from(shops).limit(1);

/** Runs the command as an operator does, beside a server that is up. */
async function partner(...args: string[]) {
  const child = Bun.spawn(["bun", join(import.meta.dirname, "../partner.ts"), ...args], {
    env: { ...process.env, DATABASE_URL: url },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [said, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { code: await child.exited, said, errors };
}
const onSite = (key: string, origin = SITE) => call("/api/health/live", { headers: { origin, [PARTNER_HEADER]: key } });

const added = await partner(
  "add",
  "Acme Garage",
  "--origin",
  `${SITE}/`,
  "--email",
  "Acme@mail.example",
  "--shop",
  shop!.id,
);
const key = /Key: (rp_\S+)/.exec(added.said)![1]!;
const secret = /Secret: (rps_\S+)/.exec(added.said)![1]!;

describe("partners by the command line", () => {
  it("are taken in: key and secret work at once", async () => {
    expect(added).toMatchObject({ code: 0, errors: "" });
    expect((await onSite(key)).status).toBe(200);
    expect(await (await call("/api/partner", { headers: { authorization: `Bearer ${secret}` } })).json()).toMatchObject(
      {
        ...{ key, name: "Acme Garage", origins: [SITE], email: "acme@mail.example", confirmation: "confirmed" },
        ownShop: { id: shop!.id },
      },
    );
  });

  it("are listed", async () => {
    const { said } = await partner("list");
    for (const part of [`${key}  Acme Garage\n`, SITE, "acme@mail.example", `own shop: ${shop!.name}`])
      expect(said).toContain(part);
  });

  it("are changed: sites that are given replace those of before, and a new secret the old one", async () => {
    const changed = await partner("add", "--key", key, "--origin", "https://new.example", "--new-secret");
    expect((await onSite(key)).status).toBe(403);
    expect((await onSite(key, "https://new.example")).status).toBe(200);
    const account = (one: string) => call("/api/partner", { headers: { authorization: `Bearer ${one}` } });
    expect((await account(secret)).status).toBe(401);
    expect((await account(/Secret: (rps_\S+)/.exec(changed.said)![1]!)).status).toBe(200);
    await partner("add", "--key", key, "--origin", SITE);
  });

  it("have leads, as lines or as a table", async () => {
    expect((await partner("leads", key)).said).toBe("There are no leads.\n");
    const owner = await visit(SITE, { [PARTNER_HEADER]: key });
    const { diagnosticId } = await owner.describe("It squeals\u001b[2J when I brake at low speed.");
    await owner.call("/api/leads", { body: { diagnosticId, shopId: shop!.id } });
    const { said } = await partner("leads", key);
    expect(said).toContain(`Dana Smith <dana@mail.example> asks ${shop!.name}`);
    expect(said).toContain("2012 Honda Civic");
    expect(said).not.toContain("\u001b");
    const table = (await partner("leads", key, "--csv")).said;
    expect(table).toContain('"id","createdAt","shop","shopId","name"');
    expect(table).toContain('"Dana Smith"');
  });

  it("are switched off and on again, without a restart", async () => {
    expect((await partner("disable", key)).said).toContain("switched off");
    expect((await onSite(key)).status).toBe(403);
    expect((await partner("list")).said).toContain("(switched off)");
    await partner("disable", key, "--undo");
    expect((await onSite(key)).status).toBe(200);
  });

  it.each([
    [["add"], "A partner needs a name and at least one --origin"],
    [["add", "No Site"], "A partner needs a name and at least one --origin"],
    [["add", "Bad Site", "--origin", "http://shop.example"], "is not the address of a site"],
    [["add", "Bad Shop", "--origin", SITE, "--shop", "x"], "--shop must be the id"],
    [["add", "No Shop", "--origin", SITE, "--shop", "0190a0a0-0000-7000-8000-000000000000"], "no shop with this id"],
    [["add", "Bad Look", "--origin", SITE, "--accent", "red;"], "color such as"],
    [["add", "--key", "nobody"], "no partner with the key nobody"],
    [["disable", "nobody"], "no partner with the key nobody"],
    [["leads", "nobody"], "no partner with the key nobody"],
    [["leads", key, "--limit", "0"], "--limit must be a whole number"],
  ])("%j ends with a sentence", async (args, sentence) => {
    const { code, errors } = await partner(...args);
    expect(code).toBe(1);
    expect(errors).toContain(sentence);
    expect(errors).not.toMatch(/\n\s+at /);
  });

  it.each([[[]], [["--help"]], [["disable"]], [["list", "more"]]])("%j shows how it is meant", async (args) =>
    expect((await partner(...args)).said).toContain("bun run partner:add"),
  );
});
