import { mkdirSync } from "node:fs";
import { chromium } from "playwright";
import { chromium as chromiumPath } from "../../../.ci/chromium.ts";
import { launchArguments } from "../../../.ci/launch-arguments.ts";
import { photograph } from "./photograph.ts";
import { type Case, casesOf, type Half } from "./set.ts";
import { shotFrom } from "./shot.ts";

/** A case with the photo of each of its sheets, as JPEG bytes. */
export interface Photographed extends Case {
  photos: Buffer[];
}

/** Prints and photographs the estimates of a half, one after the other. `keepIn`: a folder to look at them in. */
export async function* renderEstimates(half: Half, keepIn?: string): AsyncGenerator<Photographed> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
  try {
    const page = await browser.newPage();
    for (const one of casesOf(half)) {
      const photos: Buffer[] = [];
      for (const [at, sheet] of one.printed.sheets.entries())
        photos.push(
          await photograph(page, sheet, one.printed.css, one.face, shotFrom(one.seed * 10 + at, one.difficulty)),
        );
      if (keepIn) {
        mkdirSync(keepIn, { recursive: true });
        await Promise.all(photos.map((photo, at) => Bun.write(`${keepIn}/${one.name}-${at + 1}.jpg`, photo)));
      }
      yield { ...one, photos };
    }
  } finally {
    await browser.close();
  }
}
