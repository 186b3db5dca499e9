import { writeFile } from "node:fs/promises";
import type { Locator, Page, TestInfo } from "@playwright/test";
import sharp from "sharp";

/**
 * The bound: of 20,000 pixels one may differ by more than 4 of 255 in red, green or blue. Edges of letters are not drawn the
 * same each time, nor curves in a layer of their own.
 */
const TOLERANCE = 4;
const TOLERATED = 1 / 20_000;

/** The element as it is drawn, with nothing pointed at and nothing moving. */
export async function pictureOf(page: Page, wizard: Locator) {
  await page.mouse.move(0, 0);
  // The number of the order: the one thing that no two results share.
  for (const number of await wizard.getByText(/^\w{3}-\d{4}$/).all()) {
    await number.evaluate((element) => {
      element.firstChild!.nodeValue = "000-0000";
    });
  }
  const whole = wizard.locator("[lang=en]").first();
  // What follows the window stands elsewhere in each picture of something taller than the window.
  const show = (visibility: string) =>
    whole.evaluate((element, visibility) => {
      for (const each of element.querySelectorAll<HTMLElement>("*"))
        if (getComputedStyle(each).position === "sticky") each.style.visibility = visibility;
    }, visibility);
  await show("hidden");
  const picture = await whole.screenshot({ animations: "disabled" });
  await show("");
  return picture;
}

const pixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Says how a picture differs from the one that it should be, in size or else in how many pixels; null where it does not. */
export async function difference(should: Buffer, is: Buffer): Promise<string | null> {
  const [a, b] = await Promise.all([pixels(should), pixels(is)]);
  const [wanted, found] = [a, b].map(({ info }) => `${info.width} × ${info.height}`);
  if (wanted !== found) return `${found} in place of ${wanted}`;
  const differs = (at: number) => Math.abs(a.data[at]! - b.data[at]!) > TOLERANCE;
  let count = 0;
  for (let at = 0; at < a.data.length; at += 3) if (differs(at) || differs(at + 1) || differs(at + 2)) count++;
  return count <= (a.data.length / 3) * TOLERATED ? null : `${count} pixels of ${found}`;
}

/** Leaves pictures in the report of a test, for those who look what differs. */
export async function keepPictures(info: TestInfo, pictures: Record<string, Buffer>) {
  for (const [name, picture] of Object.entries(pictures)) {
    const path = info.outputPath(`${name}.png`);
    await writeFile(path, picture);
    await info.attach(name, { path });
  }
}
