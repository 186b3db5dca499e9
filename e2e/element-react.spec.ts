import { fileURLToPath } from "node:url";
import type { RepairAssistElement } from "../widget/repair-assist.d.ts";
import { expect, test } from "./host-page.ts";
import { CIVIC, enterVehicle } from "./owner.ts";

test("React 19 sets properties, hears events, and takes the element out and in", async ({ page, host }) => {
  const { outputs } = await Bun.build({
    entrypoints: [fileURLToPath(new URL("react-host.tsx", import.meta.url))],
    target: "browser",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  await page.route("**/app.js", async (route) =>
    route.fulfill({ contentType: "text/javascript", body: await outputs[0]!.text() }),
  );
  await host(`<div id="app"></div>`, `<script type="module" src="/app.js"></script>{script}`);
  const wizard = page.locator("repair-assist");
  const next = wizard.getByRole("button", { name: "Continue" });
  await expect(wizard.getByRole("heading", { name: "Ask us first" })).toBeVisible();
  expect(await wizard.evaluate((element: RepairAssistElement) => [element.siteUrl, element.persist])).toEqual([
    "https://repair.example",
    true,
  ]);
  await expect(next).toHaveCSS("background-color", "rgb(0, 95, 115)");
  await page.getByRole("button", { name: "Other color" }).click();
  await expect(next).toHaveCSS("background-color", "rgb(122, 31, 92)");

  await enterVehicle(wizard, CIVIC);
  await expect(page.getByText("Step: issue-details")).toBeVisible();
  await page.getByRole("button", { name: "Show or hide" }).click();
  await expect(wizard).toHaveCount(0);
  await page.getByRole("button", { name: "Show or hide" }).click();
  // Made again it goes on where it was.
  await expect(wizard.getByRole("heading", { name: "Issue Details" })).toBeVisible();
});
