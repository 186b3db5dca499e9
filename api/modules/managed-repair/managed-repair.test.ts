import { expect, it } from "vitest";
import { managedRepairs } from "../../db/schema/index.ts";
import { OWN_ORIGIN, testApp } from "../../testing.ts";

const request = async ({ visit }: Awaited<ReturnType<typeof testApp>>) => {
  const owner = await visit(OWN_ORIGIN);
  const body = { userId: owner.userId, ...(await owner.describe()) };
  const ask = async () =>
    (await owner.call("/api/managed-repair", { body })).json() as Promise<{
      managedRepairId: string;
      available: boolean;
    }>;
  const record = async () => (await owner.call(`/api/diagnostics/${body.diagnosticId}`)).json() as Promise<object>;
  return { body, ask, record };
};
const nowhere = await testApp();
const here = await testApp({ environment: { MANAGED_REPAIR_ZIPS: "10001,85253" } });

it("a wish for managed repair is stored, and is not available where the ZIP is not enabled", async () => {
  const { body, ask } = await request(nowhere);
  const { managedRepairId, available } = await ask();
  expect(available).toBe(false);
  const rows = await nowhere.db.select().from(managedRepairs);
  expect(rows).toEqual([expect.objectContaining({ id: managedRepairId, ...body, zipCode: "85253", available: false })]);
});

it("it is available in a ZIP that is enabled", async () => {
  expect(await (await request(here)).ask()).toMatchObject({ available: true });
});

it("the diagnostic tells afterwards, and only then, whether it is available", async () => {
  for (const [app, available] of [
    [here, true],
    [nowhere, false],
  ] as const) {
    const { ask, record } = await request(app);
    expect(await record()).not.toHaveProperty("managedAvailable");
    await ask();
    expect(await record()).toMatchObject({ managedAvailable: available });
  }
});

it("asked again, also at the same moment, it is one wish", async () => {
  const { ask } = await request(here);
  const before = await here.db.$count(managedRepairs);
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(answers.map((a) => a.managedRepairId)).size).toBe(1);
  expect(await here.db.$count(managedRepairs)).toBe(before + 1);
});
