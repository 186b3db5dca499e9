import sharp from "sharp";
import { photograph } from "../api/evaluation/rendered-estimates/photograph.ts";
import { casesOf } from "../api/evaluation/rendered-estimates/set.ts";
import { shotFrom } from "../api/evaluation/rendered-estimates/shot.ts";
import { enterVehicle } from "./owner.ts";
import { expect, test } from "./test.ts";

/** One of the rendered estimates that the reading is measured on, photographed by hand: tilted and with a shadow. */
const paper = casesOf("tuning").find(({ name }) => name.startsWith("tillSlip-tilted"))!;

/** A picture without a letter. */
const LAWN = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700">
  <linearGradient id="lawn"><stop stop-color="#7a9a52"/><stop offset=".5" stop-color="#c9b27c"/><stop offset="1" stop-color="#54422f"/></linearGradient>
  <rect width="900" height="700" fill="url(#lawn)"/>
</svg>`;

test("the photo of an estimate is read and judged line by line", async ({ page, browser }) => {
  const studio = await browser.newPage();
  const buffer = await photograph(
    studio,
    paper.printed.sheets[0]!,
    paper.printed.css,
    paper.face,
    shotFrom(paper.seed * 10, paper.difficulty),
  );
  await studio.close();

  await page.goto("/");
  await enterVehicle(page, { year: "2015", make: "Toyota", model: "Camry", mileage: "112,000", zipCode: "85251" });
  await page.getByRole("radio", { name: "Review a shop estimate" }).check();
  await page.getByRole("textbox", { name: "Type or paste the estimate" }).fill("Is this estimate fair?");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "estimate.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("button", { name: "Remove estimate.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.getByRole("heading", { name: "Shop Estimate Review" })).toBeVisible({ timeout: 45_000 });

  const main = page.getByRole("main");
  const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;
  for (const { amount } of paper.printed.lines.filter((line) => line.amount > 60))
    await expect(main).toContainText(dollars(amount));
  await expect(main).toContainText(dollars(paper.paper.total));
  await expect(main.getByText(/^(?:Fair|High)$/).first()).toBeVisible();
});

test("the photo of something else is said to be unreadable, and typed lines are judged all the same", async ({
  page,
}) => {
  const buffer = await sharp(Buffer.from(LAWN)).jpeg().toBuffer();
  await page.goto("/");
  await enterVehicle(page, { year: "2015", make: "Toyota", model: "Camry", mileage: "112,000", zipCode: "85251" });
  await page.getByRole("radio", { name: "Review a shop estimate" }).check();
  await page.getByRole("textbox", { name: "Type or paste the estimate" }).fill("Front brake pads and rotors $550.00");
  await page.locator('input[type="file"]').first().setInputFiles({ name: "lawn.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("button", { name: "Remove lawn.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.getByRole("heading", { name: "Shop Estimate Review" })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole("main")).toContainText("$550");
  await expect(page.getByRole("main")).toContainText("no print to read on lawn.jpg");
});
