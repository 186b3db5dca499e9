import { expect, test } from "./host-page.ts";
import { CIVIC, chooseService, describeIssue, enterVehicle, readShops } from "./owner.ts";

test("a notice stands within the element, whatever is beside it", async ({ page, host }) => {
  await host(
    '<div style="display: flex"><p style="width: 300px">Ours</p><div style="flex: 1">{script}<repair-assist></repair-assist></div></div>',
  );
  const wizard = page.locator("repair-assist");
  await enterVehicle(wizard, CIVIC);
  const notice = await wizard.getByText("Vehicle information saved").boundingBox();
  const element = await wizard.boundingBox();
  expect(notice!.x).toBeGreaterThan(element!.x);
  expect(notice!.x + notice!.width).toBeLessThan(element!.x + element!.width);
  expect(notice!.y).toBeGreaterThan(element!.y);
  expect(notice!.y + notice!.height).toBeLessThan(element!.y + element!.height);
});

test("the element on a foreign page leads from the empty form to shops, and leaves nothing behind", async ({
  page,
  context,
  host,
}) => {
  const { address } = await host("{script}<repair-assist></repair-assist>");
  const wizard = page.locator("repair-assist");
  await enterVehicle(wizard, CIVIC);
  await describeIssue(wizard, { type: "Diagnose car symptoms", words: "Grinding when I brake, front left I think." });
  await expect(wizard.getByRole("heading", { name: "Potential Causes" })).toBeVisible();
  const likeliest = wizard
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .first();
  await expect(likeliest).toContainText(/brake/i);
  await expect(likeliest).toContainText(/\$\d[\d,]*–\$\d[\d,]*/);
  await chooseService(wizard, "Shop Recommendations");
  await readShops(wizard);

  expect(page.url()).toBe(`${address}/`);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    history: history.length,
  }));
  expect(kept.local).toEqual([]);
  expect(kept.session.length).toBeGreaterThan(0);
  expect(kept.session.filter((key) => !key.startsWith("repair-assist:"))).toEqual([]);
  expect(kept.history).toBeLessThanOrEqual(2);
});
