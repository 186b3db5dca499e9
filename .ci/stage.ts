import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

export interface Outcome {
  passed: number;
  failed: number;
  /** What could not be checked here, a sentence each: neither passed nor failed, and never silent. */
  warnings?: readonly string[];
}

/** "12 passed, 0 failed", and the warnings where there are any: as the list of stages shows it. */
export const inWords = ({ passed, failed, warnings = [] }: Outcome) =>
  [`${passed} passed, ${failed} failed`, ...(warnings.length > 0 ? [`${warnings.length} not checked`] : [])].join(", ");

/** Runs a command to its end with its output shown. A command is one check: passed or failed. */
export async function command(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const ok = (await exitCode(args, env)) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/**
 * Runs a test runner that leaves a JSON report and counts the tests in it. A runner that failed without a failed test
 * (a file that does not load) or that ran no test counts as one failure.
 */
export async function testRunner(
  args: string[],
  report: string,
  count: (report: unknown) => Outcome,
  env: Record<string, string> = {},
): Promise<Outcome> {
  rmSync(report, { force: true });
  const code = await exitCode(args, env);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const outcome = count(JSON.parse(readFileSync(report, "utf8")));
  const silent = outcome.failed === 0 && (code !== 0 || outcome.passed === 0);
  return silent ? { ...outcome, failed: 1 } : outcome;
}

function exitCode(args: string[], env: Record<string, string>) {
  return new Promise<number>((resolve) => {
    const child = spawn("bun", ["run", ...args], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

export const vitestCounts = (report: unknown): Outcome => {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
};

export const playwrightCounts = (report: unknown): Outcome => {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};
