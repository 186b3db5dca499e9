import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { command, testRunner, vitestCounts } from "./stage.ts";

const report = () => join(mkdtempSync(join(tmpdir(), "check-")), "report.json");

describe("a stage of the check", () => {
  it("fails when its command fails", async () => {
    expect(await command(["biome", "no-such-command"])).toEqual({ passed: 0, failed: 1 });
  });

  it("fails when a test runner leaves no report", async () => {
    expect(await testRunner(["biome", "--version"], report(), vitestCounts)).toEqual({ passed: 0, failed: 1 });
  });
});
