import { mkdirSync } from "node:fs";
import { checkAudit } from "./audit.ts";
import { chromium } from "./chromium.ts";
import { checkLicenses } from "./licenses.ts";
import { checkSizes } from "./size.ts";
import { command, inWords, type Outcome, playwrightCounts, testRunner, vitestCounts } from "./stage.ts";

/** Everything that must hold before a change lands: `bun run check`. Goes on after a failure, to report them all. */
const REPORTS = "test-results";
mkdirSync(REPORTS, { recursive: true });

const browser = chromium();
const env = { CHROMIUM_PATH: browser };

/** Runs the projects named; see `vitest.config.ts`. */
function vitest(name: string, projects: readonly string[]) {
  const report = `${REPORTS}/${name}.json`;
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return testRunner(["vitest", "run", ...chosen, ...reporters], report, vitestCounts, env);
}

const stages: Record<string, () => Promise<Outcome>> = {
  format: () => command(["biome", "format", "."]),
  lint: () => command(["biome", "lint", "--error-on-warnings", "."]),
  types: () => command(["tsc", "--noEmit"]),
  tests: () => vitest("vitest", ["server", "document"]),
  "build the widget": () => command(["build:widget"]),
  "build the widget on React": () => command(["build:widget"], { REACT: "1" }),
  "build the site": () => command(["build:site"]),
  sizes: checkSizes,
  licenses: checkLicenses,
  "known flaws": checkAudit,
  stories: () => vitest("stories", ["stories*"]),
  "build the stories": () => command(["build-storybook", "--quiet"]),
  "browser tests": () => {
    const report = `${REPORTS}/playwright.json`;
    return testRunner(
      ["playwright", "test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"],
      report,
      playwrightCounts,
      { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    );
  },
};

const rows: string[] = [];
const total = { passed: 0, failed: 0, warnings: [] as string[] };
for (const [name, run] of Object.entries(stages)) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const outcome = await run().catch((error: unknown): Outcome => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  rows.push(`${seconds.padStart(7)} s  ${name.padEnd(28)} ${inWords(outcome)}`);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.warnings.push(...(outcome.warnings ?? []));
}

console.log(`\n${rows.join("\n")}\n`);
for (const warning of total.warnings) console.log(`WARNING  ${warning}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
