import type { Page, TestInfo } from "@playwright/test";
import { expect } from "../test.ts";
import { axeBeside } from "./complaints.ts";
import { goThrough, type Screen } from "./flow.ts";
import type { Host, Width } from "./host.ts";
import { difference, keepPictures, pictureOf } from "./pictures.ts";
import { seePopups } from "./popups.ts";
import type { Build, Web } from "./serve.ts";
import { listenersOf, readTraces, watchHost } from "./traces.ts";

interface Surroundings {
  page: Page;
  web: Web;
  /** What the element looks like on each screen where nothing disturbs it. */
  alone(width: Width): Promise<Map<Screen, Buffer>>;
  info: TestInfo;
}

/** How many more pictures are taken of a screen that looks different. */
const PICTURES = 3;

/** Listeners that stay on the page. React puts one on a document once for all, and has no way to take it off. */
const LEFT: Record<Build, string[]> = { preact: [], react: ["HTMLDocument selectionchange"] };

/**
 * Sends an owner the whole way through the wizard on a host. Fails where the way does not end at shops, where a screen
 * looks different than alone, where axe finds anything, where a popup is covered, and where the host is not left as it
 * was.
 */
export async function visit(host: Host, build: Build, { page, web, alone, info }: Surroundings) {
  const pictures = await alone(host.width ?? 800);
  const { frame, wizard, release } = await open(host, build, page, web);
  const complaints = await axeBeside(page, frame);
  expect(await frame.evaluate(host.hostile), "the host is as hostile as it says").toBe(true);
  const before = await readTraces(frame);
  release();

  const look = async (screen: Screen) => {
    const should = pictures.get(screen)!;
    let is = await pictureOf(page, wizard);
    let differs = await difference(should, is);
    // A picture may catch a host in the middle of a move; what it really changes stays different.
    for (let again = 0; differs && again < PICTURES; again++) {
      is = await pictureOf(page, wizard);
      differs = await difference(should, is);
    }
    if (differs) await keepPictures(info, { [`${screen}, alone`]: should, [`${screen}, here`]: is });
    expect.soft(differs, `${screen} looks as it does alone`).toBeNull();
    expect.soft(await complaints(), `axe finds nothing in ${screen}`).toEqual([]);
  };
  await goThrough(wizard, {
    look,
    onNotice: () => seePopups(page, wizard),
    meanwhile: async () => host.meanwhile?.(frame, wizard),
  });

  expect.soft(await readTraces(frame)).toEqual(before);
  await wizard.evaluate((element) => element.remove());
  expect.soft(await readTraces(frame)).toEqual(before);
  // What was just shown may still be on its way when the element goes.
  await expect.poll(() => listenersOf(frame)).toEqual(LEFT[build]);
}

/** Opens a host's page as far as it comes without the widget's script, which `release` lets through. */
export async function open(host: Host, build: Build, page: Page, web: Web) {
  await page.addInitScript(watchHost);
  await host.browser?.(page);
  const { release } = web.hold();
  await page.goto(web.address(host, build), { waitUntil: "domcontentloaded" });
  const frame = host.sandbox === undefined ? page.mainFrame() : (await frameIn(page))!;
  const wizard = frame.locator("repair-assist");
  await wizard.waitFor({ state: "attached" });
  await frame.waitForFunction(() => document.styleSheets.length > 0);
  return { frame, wizard, release };
}

const frameIn = async (page: Page) => (await page.locator("iframe").elementHandle())!.contentFrame();
