import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { managedRepairs } from "../db/schema/index.ts";
import { OWN_ORIGIN, testApp } from "../testing.ts";
import { startDeliveries } from "./deliveries.ts";
import type { Outcome } from "./delivery-worker.ts";
import { arrivals, FAST_RETRIES, mailServer, withMail } from "./testing.ts";

const mail = await mailServer();
const { visit, db, url } = await testApp();

/** Starts the deliveries as a server does, waits for so many letters and stops them. */
async function startWith(environment: Record<string, string>, letters: number) {
  const outcomes = arrivals<Outcome>();
  const config = readConfig(environment);
  const deliveries = await startDeliveries({ db, url, config, retryPolicy: FAST_RETRIES, report: outcomes.push });
  for (let i = 0; i < letters; i++) expect((await outcomes.next()).outcome).toBe("delivered");
  await deliveries.stop();
  return mail.letters.rest();
}
const owner = await visit(OWN_ORIGIN);
const wish = { userId: owner.userId, ...(await owner.describe()) };
const ask = async () => (await owner.call("/api/managed-repair", { body: wish })).json();
await ask();

it("who waits for managed repair is told when their ZIP is enabled, once, and only then", async () => {
  const open = { MANAGED_REPAIR_ZIPS: "85253" };
  expect(await startWith(open, 0)).toEqual([]);
  expect(await ask()).toMatchObject({ available: false });
  expect(await startWith({ ...withMail(mail.url), MANAGED_REPAIR_ZIPS: "85001" }, 0)).toEqual([]);

  const [letter, ...others] = await startWith({ ...withMail(mail.url), ...open }, 1);
  expect(letter?.to).toEqual(["dana@mail.example"]);
  expect(letter?.headers).toContain("Reply-To: Repair Assist <help@repair.example>");
  expect(letter?.body).toContain("now available in 85253");
  expect(others).toEqual([]);
  expect(await ask()).toMatchObject({ available: true });

  expect(await startWith({ ...withMail(mail.url), ...open }, 0)).toEqual([]);
});

it("two servers that start at once tell everyone once between them", async () => {
  await db.update(managedRepairs).set({ available: false }).where(eq(managedRepairs.diagnosticId, wish.diagnosticId));
  const other = await visit(OWN_ORIGIN);
  const body = { userId: other.userId, ...(await other.describe()) };
  await other.call("/api/managed-repair", { body });
  const config = readConfig({ ...withMail(mail.url), MANAGED_REPAIR_ZIPS: "85253" });
  const outcomes = arrivals<Outcome>();
  const start = () => startDeliveries({ db, url, config, retryPolicy: FAST_RETRIES, report: outcomes.push });
  const both = await Promise.all([start(), start()]);
  await outcomes.next();
  for (const deliveries of both) await deliveries.stop();
  // The first owner was told before; what waits anew is the second one's wish.
  expect(mail.letters.rest()).toHaveLength(1);
});
