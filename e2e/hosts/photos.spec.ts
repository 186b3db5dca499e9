import type { IssueRecord } from "#shared/schemas/issue-details.ts";
import { CIVIC, enterVehicle } from "../owner.ts";
import { photo } from "../photo.ts";
import { PROBLEMS, TITLES } from "../progress.ts";
import { expect } from "../test.ts";
import { hostNamed } from "./hosts.ts";
import { test } from "./test.ts";
import { readTraces } from "./traces.ts";
import { open } from "./visit.ts";

test.use({ ignoreHTTPSErrors: true });

test("photos are shown, shrunk and sent on a page with a strict content policy", async ({ page, web }) => {
  const { frame, wizard, release } = await open(hostNamed("strict"), "preact", page, web);
  release();
  await enterVehicle(wizard, CIVIC);
  await wizard.getByRole("radio", { name: "Diagnose car symptoms" }).check();
  await wizard.getByRole("textbox", { name: "Describe the problem" }).fill(PROBLEMS.symptoms);
  const photos = [await photo("rotor.png"), await photo("wide.png", 5200)];
  await wizard.locator('input[type="file"]').first().setInputFiles(photos);
  for (const name of ["rotor.png", "wide.jpg"]) {
    await expect(wizard.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  }
  // Pictures by address are refused here: what one sees is drawn.
  const drawn = wizard.locator("canvas");
  await expect(drawn).toHaveCount(2);
  for (const canvas of await drawn.all()) await expect.poll(() => canvas.evaluate(isRed)).toBe(true);

  const stored = page.waitForResponse("**/api/issues/*");
  await wizard.getByRole("button", { name: "Analyze" }).click();
  await expect(wizard.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
  const sent = (await (await stored).json()) as IssueRecord;
  expect(sent.photos.map(({ filename }) => filename)).toEqual(["rotor.png", "wide.jpg"]);
  expect((await readTraces(frame)).refused).toEqual([]);
});

/** Whether the middle of a canvas is as red as our photos are. */
function isRed(canvas: Element) {
  const { width, height } = canvas as HTMLCanvasElement;
  const { data } = (canvas as HTMLCanvasElement).getContext("2d")!.getImageData(width / 2, height / 2, 1, 1);
  return data[0]! > 150 && data[1]! < 80 && data[2]! < 80;
}
