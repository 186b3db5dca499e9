import { test as base } from "../test.ts";
import { goThrough, type Screen } from "./flow.ts";
import type { Width } from "./host.ts";
import { ALONE, HOSTS } from "./hosts.ts";
import { pictureOf } from "./pictures.ts";
import { serveWeb, type Web } from "./serve.ts";

interface Shared {
  /** Every host, the widget and the API, each on a name of its own. */
  web: Web;
  /** What the element looks like on each screen where nothing disturbs it: looked at once for each width. */
  alone(width: Width): Promise<Map<Screen, Buffer>>;
}

export const test = base.extend<object, Shared>({
  web: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
    async ({}, use, { project }) => {
      const web = await serveWeb([...HOSTS, ...Object.values(ALONE)], project.use.baseURL!);
      await use(web);
      await web.stop();
    },
    { scope: "worker" },
  ],
  alone: [
    async ({ web, browser }, use) => {
      const looked = new Map<Width, Promise<Map<Screen, Buffer>>>();
      const look = async (width: Width) => {
        const pictures = new Map<Screen, Buffer>();
        const page = await browser.newPage({ ignoreHTTPSErrors: true, locale: "en-US" });
        await page.goto(web.address(ALONE[width], "preact"));
        const wizard = page.locator("repair-assist");
        await goThrough(wizard, {
          look: async (screen) => void pictures.set(screen, await pictureOf(page, wizard)),
        });
        await page.close();
        return pictures;
      };
      await use((width) => looked.get(width) ?? looked.set(width, look(width)).get(width)!);
    },
    { scope: "worker" },
  ],
});
