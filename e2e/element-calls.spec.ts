import { expect, test } from "./host-page.ts";
import { CIVIC, enterVehicle } from "./owner.ts";

/** Methods that a page calls early, or for a visitor who has not come so far. */
const heading = "Ready to Fix Your Vehicle?";

test("the example of /embed works on a page whose script comes later, for newcomers and for others", async ({
  page,
  host,
}) => {
  await page.goto("/embed");
  const example = (await page.getByRole("region", { name: "Listening and acting" }).textContent())!;
  expect(example).toContain('["goTo", "issue-details"]');
  const told: string[] = [];
  page.on("console", (message) => message.type() === "warning" && told.push(message.text()));
  await host(`<repair-assist></repair-assist><script>${example}</script>{script}`);
  const wizard = page.locator("repair-assist");
  await expect(wizard.getByRole("heading", { name: heading })).toBeVisible();
  await expect
    .poll(() => told)
    .toEqual(['Repair Assist: goTo: "issue-details" is not open yet; "vehicle-info" is shown.']);
  await enterVehicle(wizard, CIVIC);
  await page.evaluate(() => document.querySelector("repair-assist")!.start());
  await expect(wizard.getByRole("heading", { name: heading })).toBeVisible();
  await page.addScriptTag({ content: `{ ${example} }` });
  await expect(wizard.getByRole("heading", { name: "Issue Details" })).toBeVisible();
  expect(told).toHaveLength(1);
});

test("what is called before the script, and between definition and the first render, happens in its order", async ({
  page,
  host,
}) => {
  await host(
    `<repair-assist></repair-assist>
     <script>
       const assist = document.querySelector("repair-assist");
       const steps = [];
       assist.addEventListener("repair-assist:step", ({ detail }) => steps.push(detail.to));
       assist.calls = [["reset"], ["goTo", "confirmation"]];
       customElements.whenDefined("repair-assist").then(() => {
         assist.goTo("vehicle-info");
         const late = document.createElement("repair-assist");
         late.reset();
         late.goTo("confirmation", "managed");
         document.body.append(late);
       });
     </script>{script}`,
  );
  const wizards = page.locator("repair-assist");
  await expect(wizards.nth(0).getByRole("heading", { name: heading })).toBeVisible();
  await expect(wizards.nth(1)).toHaveAttribute("confirmation-type", "managed");
  expect(await page.evaluate("steps")).toEqual(["vehicle-info", "confirmation", "vehicle-info"]);
});
