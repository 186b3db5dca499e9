import type { StandOut } from "../../analysis/knowledge/known-troubles/stand-out.ts";

/** The data file that the analysis reads: one line for each stand-out. `asOf` is the month of the latest complaint. */
export function dataFile(standOuts: readonly StandOut[], asOf: string, compared: string): string {
  const rows = standOuts.map(({ make, model, from, to, area, ratio, named, of, baseline }) =>
    [make, model, from, to, area, rounded(ratio), named, of, rounded(baseline)].map((cell) => JSON.stringify(cell)),
  );
  return `import type { StandOutRow } from "./stand-out.ts";

/**
 * Written by \`bun run learn\` from owners' complaints to NHTSA's Office of Defects Investigation (US public domain);
 * change the files it reads, not this one. Compared with ${compared}.
 */
export const COMPLAINTS_AS_OF = ${JSON.stringify(asOf)};

/** Make, model, first and last model year, area, shrunk ratio, reported about the area, reported in all, share over all cars. */
export const STAND_OUT_ROWS: readonly StandOutRow[] = [
${rows.map((row) => `  [${row.join(", ")}],\n`).join("")}];
`;
}

const rounded = (figure: number) => Number(figure.toPrecision(3));
