import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CIVIC, chooseService, describeIssue, enterVehicle, readShops } from "./owner.ts";
import { expect, test } from "./test.ts";

/** A shop's or a blogger's own page: another origin, a plain document, nothing of ours but the script and the element. */
const hostPage = (address: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>My car blog</title><link rel="icon" href="data:,"></head>
  <body>
    <h1>My car blog</h1>
    <script src="${address}/widget/v1/repair-assist.js" async></script>
    <repair-assist></repair-assist>
  </body>
</html>`;

test("the element on a foreign page leads from the empty form to shops, and leaves nothing behind", async ({
  page,
  context,
  baseURL,
}) => {
  const host = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html").end(hostPage(baseURL!));
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;

  try {
    await page.goto(address);
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

    expect(page.url()).toBe(address);
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
  } finally {
    host.close();
  }
});
