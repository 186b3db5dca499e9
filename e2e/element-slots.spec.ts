import { expect, test } from "./host-page.ts";
import { CIVIC, chooseService, describeIssue, enterVehicle } from "./owner.ts";

test("the page's own heading, call to action and footer stand inside, where they belong", async ({ page, host }) => {
  await host(`<style>repair-assist b { color: rgb(0, 95, 115) }</style>{script}
    <repair-assist heading="Not this">
      <span slot="heading">Ask <b>Ruth</b> first</span>
      <a slot="call-to-action" href="/book">Book a visit</a>
      <small slot="footer">From Ruth's garage</small>
    </repair-assist>`);
  const wizard = page.locator("repair-assist");
  const action = wizard.getByRole("link", { name: "Book a visit" });
  const footer = wizard.getByText("From Ruth's garage");
  await expect(wizard.getByRole("heading", { name: "Ask Ruth first" })).toBeVisible();
  await expect(wizard.getByText("Not this")).toBeHidden();
  await expect(wizard.getByText("Ruth", { exact: true })).toHaveCSS("color", "rgb(0, 95, 115)");
  await expect(action).toBeHidden();
  await expect(footer).toBeVisible();
  const [sheet, line] = [await wizard.locator("[part~=sheet]").boundingBox(), await footer.boundingBox()];
  expect(Math.abs(sheet!.y + sheet!.height - (line!.y + line!.height))).toBeLessThanOrEqual(1);

  await enterVehicle(wizard, CIVIC);
  await expect(wizard.getByText("Ask Ruth first")).toBeHidden();
  await describeIssue(wizard, { type: "Diagnose car symptoms", words: "Grinding when I brake, front left I think." });
  await expect(action).toBeVisible();
  await chooseService(wizard, "Shop Recommendations");
  await expect(wizard.getByRole("article").first()).toBeVisible();
  await expect(action).toBeVisible();
  await expect(footer).toBeVisible();
});
