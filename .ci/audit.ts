import { spawnSync } from "node:child_process";
import type { Outcome } from "./stage.ts";

/** Advisories as `bun audit --json` gives them, by package. */
type Report = Record<string, { severity: string; title: string; url: string }[]>;

const SERIOUS = new Set(["high", "critical"]);
const PATIENCE = 60_000;

/**
 * Asks the registry for known flaws of our packages: a serious one fails the check. A registry that has no advisories, or
 * cannot be reached, is a warning: nothing was checked then, and whoever operates this runs `bun audit` elsewhere.
 */
export async function checkAudit(): Promise<Outcome> {
  const { stdout, stderr } = spawnSync("bun", ["audit", "--json"], { encoding: "utf8", timeout: PATIENCE });
  return outcomeOf(stdout ?? "", stderr ?? "");
}

/** What the output of `bun audit --json` comes to; what was found is printed. */
export function outcomeOf(output: string, complaint: string): Outcome {
  const report = reportIn(output);
  if (!report) {
    const why = complaint.trim().split("\n").at(-1);
    return {
      passed: 0,
      failed: 0,
      warnings: [`Known flaws were not checked: the registry gives no advisories here. ${why}`.trim()],
    };
  }
  const flaws = Object.entries(report).flatMap(([name, advisories]) => advisories.map((each) => ({ name, ...each })));
  for (const { name, severity, title, url } of flaws) console.log(`${severity.padEnd(9)} ${name}: ${title} ${url}`);
  const failed = flaws.filter(({ severity }) => SERIOUS.has(severity)).length;
  return failed === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed };
}

/** Undefined where there is none. */
function reportIn(text: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(text);
    return typeof report === "object" && report !== null && !("error" in report) ? (report as Report) : undefined;
  } catch {
    return undefined;
  }
}
