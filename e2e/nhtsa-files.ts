import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** `bun run recalls:import` or `bulletins:import` of a file with these rows, on the data of the server under test. */
export function importFile(kind: "recalls" | "bulletins", rows: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "nhtsa-"));
  try {
    const path = join(folder, "FLAT.txt");
    writeFileSync(path, rows.join("\r\n"));
    const data = process.env.DATA_DIR ?? `.data/e2e-${process.env.E2E_PORT ?? "3100"}`;
    const env = { ...process.env, DATA_DIR: data };
    return execFileSync("bun", ["api/commands/nhtsa-import.ts", kind, path], { cwd: root, env, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Columns by their place in NHTSA's file; the others are empty. */
const row = (length: number, columns: Record<number, string>) =>
  Array.from({ length }, (_, at) => columns[at] ?? "").join("\t");

/** A row of FLAT_RCL.txt. */
export const recall = (about: {
  campaign: string;
  make: string;
  model: string;
  year: number;
  component: string;
  summary: string;
  parkOutside?: boolean;
}) =>
  row(29, {
    1: about.campaign,
    2: about.make,
    3: about.model,
    4: String(about.year),
    6: about.component,
    10: "V",
    15: "20210325",
    16: "20261101",
    19: about.summary,
    20: "It can increase the risk of a crash or fire.",
    21: "Dealers will replace the part, free of charge.",
    27: "No",
    28: about.parkOutside ? "Yes" : "No",
  });

/** A row of TSBS_RECEIVED_….txt. */
export const bulletin = (about: {
  id: number;
  number: string;
  make: string;
  model: string;
  year: number;
  component: string;
  summary: string;
}) =>
  row(14, {
    0: String(about.id),
    2: "20261101",
    3: about.number,
    4: "20170310",
    7: about.make,
    8: about.model,
    9: String(about.year),
    10: about.component,
    13: about.summary,
  });
