import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { chromium as chromiumPath } from "../../.ci/chromium.ts";
import { launchArguments } from "../../.ci/launch-arguments.ts";
import { percentile } from "../evaluation/totals.ts";
import { ownDatabase } from "./own/own-database.ts";
import { ownServer } from "./own/own-server.ts";

/**
 * Lighthouse's marks for the public pages of the built site, as a phone sees them: the median of `RUNS`. Its lab slows
 * the network and the processor by fixed factors, so a busy machine lowers the mark for performance.
 */
const PAGES = ["/", "/faqs", "/embed"];
const RUNS = Number(process.env.RUNS ?? 5);
const LEAST = { performance: 0.98, accessibility: 1, "best-practices": 1, seo: 1 } as const;
const CATEGORIES = Object.keys(LEAST) as (keyof typeof LEAST)[];
const DEBUGGING_PORT = 9341;

const database = await ownDatabase();
const server = await ownServer(database.url);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...launchArguments, `--remote-debugging-port=${DEBUGGING_PORT}`],
});

let failed = false;
for (const path of PAGES) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(server.url + path, {
      port: DEBUGGING_PORT,
      onlyCategories: [...CATEGORIES],
      logLevel: "error",
    });
    runs.push(result!.lhr);
  }
  console.log(path);
  for (const category of CATEGORIES) {
    const mark = percentile(
      runs.map(({ categories }) => categories[category]!.score ?? 0),
      0.5,
    );
    const short = mark < LEAST[category];
    failed ||= short;
    console.log(
      `  ${category.padEnd(16)} ${(mark * 100).toFixed(0).padStart(3)}  (at least ${LEAST[category] * 100})${short ? "  SHORT" : ""}`,
    );
    if (short) {
      const { categories, audits } = runs[0]!;
      for (const { id, weight } of categories[category]!.auditRefs)
        if (weight > 0 && (audits[id]!.score ?? 1) < 0.95)
          console.log(`    ${id}: ${audits[id]!.displayValue ?? audits[id]!.title}`);
    }
  }
}

await browser.close();
await server.stop();
await database.stop();
process.exit(failed ? 1 : 0);
