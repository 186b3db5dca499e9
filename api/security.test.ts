import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Rows of the table in SECURITY.md: requirement, what we do, and the proofs as `file` “a name in it”. */
const rows = readFileSync(new URL("SECURITY.md", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, requirement = ""]) => /^\d+\.\d+\.\d+/.test(requirement))
  .map(([, requirement, what, proved]) => ({ requirement: requirement!, what, proofs: proofsOf(proved ?? "") }));

function proofsOf(cell: string) {
  return [...cell.matchAll(/`([^`]+)`((?:,? ?“[^”]+”)+)/g)].map(([, file, names]) => ({
    file: file!,
    names: [...names!.matchAll(/“([^”]+)”/g)].map(([, name]) => name!),
  }));
}

/** Source as read, without the backslashes of quoted names. */
const textOf = (file: string) => readFileSync(file, "utf8").replaceAll("\\", "");

it("the table of requirements has a row for those of level 3 that were chosen", () => {
  const named = rows.flatMap(({ requirement }) => requirement.split(", "));
  expect(named).toEqual(expect.arrayContaining(["3.6.1", "5.2.4", "5.2.6", "14.2.7", "14.2.8"]));
  expect(new Set(named).size).toBe(named.length);
});

describe.each(rows)("requirement $requirement", ({ what, proofs }) => {
  it("is met by something that is proved, in a place that is there under that name", () => {
    expect(what).toMatch(/\w/);
    expect(proofs).not.toEqual([]);
    for (const { file, names } of proofs) {
      expect(existsSync(file), file).toBe(true);
      for (const name of names) expect(textOf(file).includes(name), `${file} has no “${name}”`).toBe(true);
    }
  });
});
