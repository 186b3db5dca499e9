import type { Page } from "@playwright/test";
import { expect, test } from "./host-page.ts";
import { CIVIC, chooseService, describeIssue, enterVehicle, readShops } from "./owner.ts";

const WORDS = "Grinding when I brake, front left I think.";
/** Listens from the document, through a shadow root of the host's: what does not bubble or leave it is not heard. */
const LISTENING = `<my-card></my-card>
  <script>
    document.querySelector("my-card").attachShadow({ mode: "open" }).innerHTML = "<repair-assist></repair-assist>";
    const heard = [];
    let prevented = "";
    for (const name of ["ready", "step", "analyzed", "shops", "done", "error", "exit"])
      document.addEventListener("repair-assist:" + name, (event) => {
        if (prevented === name) event.preventDefault();
        heard.push({ name, detail: event.detail, cancelable: event.cancelable });
      });
  </script>{script}`;

interface Heard {
  name: string;
  detail: Record<string, unknown>;
  cancelable: boolean;
}
const heard = (page: Page) => page.evaluate<Heard[]>("heard");
const named = async (page: Page, name: string) => (await heard(page)).filter((event) => event.name === name);

test("the whole way is told to the page, and nothing of who goes it", async ({ page, host }) => {
  await host(LISTENING);
  const wizard = page.locator("repair-assist");
  await enterVehicle(wizard, CIVIC);
  await describeIssue(wizard, { type: "Diagnose car symptoms", words: WORDS });
  await chooseService(wizard, "Shop Recommendations");
  await readShops(wizard);
  const shops = await wizard.getByRole("article").count();
  const kept = await page.evaluate(() => Object.values(sessionStorage).join(" "));
  await wizard.getByRole("button", { name: "Return to Home" }).click();
  await expect(wizard.getByRole("button", { name: "Continue", exact: true })).toBeVisible();

  const all = await heard(page);
  expect(all.map(({ name }) => name)).toEqual([
    "ready",
    "step",
    "step",
    "analyzed",
    "step",
    "step",
    "done",
    "shops",
    "exit",
  ]);
  expect(all.filter(({ cancelable }) => cancelable).map(({ name }) => name)).toEqual([
    ...["step", "step", "step", "step"],
    "exit",
  ]);
  const details = Object.fromEntries(all.map(({ name, detail }) => [name, detail]));
  expect(details).toMatchObject({
    ready: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    step: { from: "service-options", to: "confirmation", confirmationType: "recommendations" },
    analyzed: { resultType: "diagnostic" },
    done: { confirmationType: "recommendations" },
    shops: { count: shops },
    exit: { reason: "home" },
  });

  const told = JSON.stringify(all);
  const ids = kept.match(/[\w-]{20,}/g) ?? [];
  expect(ids.length).toBeGreaterThanOrEqual(5);
  const secrets = [
    "Dana",
    "Reyes",
    "example.com",
    CIVIC.zipCode,
    CIVIC.mileage!,
    CIVIC.model,
    WORDS,
    "rinding",
    ...ids,
  ];
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
});

test("step and exit can be prevented", async ({ page, host }) => {
  await host(LISTENING);
  const wizard = page.locator("repair-assist");
  await expect(wizard.getByRole("button", { name: "Continue" })).toBeVisible();
  await page.evaluate(
    "prevented = 'step'; document.querySelector('my-card').shadowRoot.firstChild.goTo('confirmation')",
  );
  expect(await named(page, "step")).toHaveLength(1);
  await expect(wizard).not.toHaveAttribute("step");
  await page.evaluate(
    "prevented = 'exit'; document.querySelector('my-card').shadowRoot.firstChild.goTo('confirmation')",
  );
  await wizard.getByRole("button", { name: "Return to Home" }).click();
  expect(await named(page, "exit")).toMatchObject([{ detail: { reason: "home" } }]);
  await expect(wizard).toHaveAttribute("step", "confirmation");
});

test.describe("a call that fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("is told with its status and without the words of anybody", async ({ page, host }) => {
    await host(LISTENING);
    const wizard = page.locator("repair-assist");
    await enterVehicle(wizard, CIVIC);
    await page.route("**/api/issue-details", (route) => route.abort());
    await wizard.getByRole("radio", { name: "Diagnose car symptoms" }).check();
    await wizard.getByRole("textbox", { name: "Describe the problem in your own words" }).fill(WORDS);
    await wizard.getByRole("button", { name: "Analyze" }).click();
    await expect(wizard.getByText("Failed to save issue details. Please try again.")).toBeVisible();
    await page.unroute("**/api/issue-details");
    await page.evaluate(() => sessionStorage.setItem("repair-assist:sessionToken", "over"));
    await wizard.getByRole("button", { name: "Analyze" }).click();
    await expect(wizard.getByText("Your session has ended")).toBeVisible();
    expect((await named(page, "error")).map(({ detail }) => detail)).toEqual([
      { code: "unreachable", message: "The API did not answer" },
      { code: "request", status: 401, message: "The API answered with 401" },
    ]);
  });
});
