import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { contactMessages, deliveries } from "../db/schema/index.ts";
import { testDatabase } from "../db/testing.ts";
import { startDeliveries } from "./deliveries.ts";
import type { Outcome } from "./delivery-worker.ts";
import { arrivals, FAST_RETRIES, mailServer, withMail } from "./testing.ts";

const mail = await mailServer();
const { db, url } = await testDatabase();

/** A process that stores a message and is killed at this moment; ends when it is dead. */
async function killed(moment: "before commit" | "after commit") {
  const child = Bun.spawn(["bun", join(import.meta.dirname, "testing-killed.ts"), url, moment], { stderr: "pipe" });
  await child.exited;
  expect(child.signalCode, await new Response(child.stderr).text()).toBe("SIGKILL");
}
const counts = async () => ({ messages: await db.$count(contactMessages), deliveries: await db.$count(deliveries) });

it("a process killed before the end of its transaction leaves neither record nor job", async () => {
  await killed("before commit");
  expect(await counts()).toEqual({ messages: 0, deliveries: 0 });
});

it("a process killed right after it leaves both, and the next one delivers", async () => {
  await killed("after commit");
  expect(await counts()).toEqual({ messages: 1, deliveries: 1 });
  const outcomes = arrivals<Outcome>();
  const config = readConfig(withMail(mail.url));
  const running = await startDeliveries({ db, url, config, retryPolicy: FAST_RETRIES, report: outcomes.push });
  expect(await outcomes.next()).toMatchObject({ subject: "contact", outcome: "delivered" });
  await running.stop();
  expect(mail.letters.rest()).toHaveLength(1);
});
