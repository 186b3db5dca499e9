import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "./stage.ts";

/**
 * The list of every package we use, by license: `bun run licenses` writes LICENSES.md, the check compares. A package of
 * a license that is not below fails it, and so does a version in package.json that is not exact.
 */
const LIST = "LICENSES.md";

/** Licenses under which we may use a package as it is. */
const ACCEPTED =
  /^(MIT(-0)?|ISC|0BSD|BSD-[23]-Clause|BSD|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Python-2\.0|OFL-1\.1|MPL-2\.0|WTFPL|Zlib)$/;

/** Others, each with the reason why it is fit. */
const REASONED: Record<string, string> = {
  "LGPL-3.0-only": "used as it is on the server alone, and can be exchanged",
  "LGPL-3.0-or-later": "used as it is on the server alone, and can be exchanged",
};

/** Packages whose package.json names none: read in their license file. */
const READ_BY_US: Record<string, string> = { "require-like@0.1.2": "MIT", "suncalc@2.0.2": "BSD-2-Clause" };

interface Package {
  id: string;
  license: string;
}

/** bun.lock: each package by its place in node_modules, "a/b" for b inside a. */
type Lock = { packages: Record<string, [id: string, registry: string, info: { os?: unknown; cpu?: unknown }]> };

/** Every package but the builds of one for a single system, which differ from machine to machine. */
function packages(): Package[] {
  const lock = Bun.JSONC.parse(readFileSync("bun.lock", "utf8")) as Lock;
  const everywhere = Object.entries(lock.packages).filter(([, [, , info]]) => !info?.os && !info?.cpu);
  const found = everywhere.flatMap(([place, [id]]) => {
    const file = join("node_modules", ...names(place).join("/node_modules/").split("/"), "package.json");
    return existsSync(file)
      ? [{ id, license: READ_BY_US[id] ?? licenseOf(JSON.parse(readFileSync(file, "utf8"))) }]
      : [];
  });
  return [...new Map(found.map((each) => [each.id, each])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** "@scope/a/b" → ["@scope/a", "b"]. */
const names = (place: string) => place.match(/@[^/]+\/[^/]+|[^/]+/g) ?? [];

function licenseOf({ license, licenses }: { license?: string | { type: string }; licenses?: { type: string }[] }) {
  const named =
    typeof license === "object" ? license.type : (license ?? licenses?.map(({ type }) => type).join(" OR "));
  return (named ?? "none named").replace(/[()]/g, "");
}

/** Of several to choose from one must do; of several that hold together, all. */
const isAccepted = (license: string): boolean =>
  license.includes(" AND ")
    ? license.split(" AND ").every(isAccepted)
    : license.split(" OR ").some((one) => ACCEPTED.test(one.trim()) || one.trim() in REASONED);

function listOf(all: readonly Package[]) {
  const licenses = [...new Set(all.map(({ license }) => license))].sort();
  const sections = licenses.map((license) => {
    const why = REASONED[license] ? ` (${REASONED[license]})` : "";
    const ids = all.filter((each) => each.license === license).map(({ id }) => id);
    return `## ${license}${why}\n\n${ids.join(", ")}\n`;
  });
  return `# Packages by license\n\nMade by \`bun run licenses\` of bun.lock. Builds of a package for one system have its license.\n\n${sections.join("\n")}`;
}

/** Versions that another day may resolve to something else. */
function loose() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  return Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d[\w.+-]*$/.test(String(version)),
  );
}

export async function checkLicenses(): Promise<Outcome> {
  const all = packages();
  const problems = [
    ...all
      .filter(({ license }) => !isAccepted(license))
      .map(({ id, license }) => `${id} has the license “${license}”.`),
    ...loose().map(([name, version]) => `${name} is not pinned: ${version}.`),
    ...(existsSync(LIST) && readFileSync(LIST, "utf8") === listOf(all)
      ? []
      : [`${LIST} is not up to date: bun run licenses`]),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${all.length} packages`);
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: problems.length };
}

if (import.meta.main) writeFileSync(LIST, listOf(packages()));
