import type { StandOut } from "../../analysis/knowledge/known-troubles/stand-out.ts";

/** The data file that the analysis reads: one line for each stand-out. `asOf` is the month of the latest complaint. */
export function dataFile(standOuts: readonly StandOut[], asOf: string, compared: string): string {
  const rows = standOuts.map(({ make, model, from, to, area, ratio, named, of, baseline, miles }) =>
    Object.entries({
      ...{ make, model, from, to, area, ratio: rounded(ratio), named, of, baseline: rounded(baseline) },
      ...(miles && { miles }),
    })
      .map(([column, cell]) => `${column}: ${JSON.stringify(cell)}`)
      .join(", "),
  );
  return `# Written by \`bun run learn\` from owners' complaints to NHTSA's Office of Defects Investigation (US public domain); change
# the files it reads, not this one. Compared with ${compared}.
# \`named\` of the troubles reported, out of \`of\`, are about the area; \`baseline\` is its share over all cars; \`ratio\` the
# one against the other, shrunk towards 1 where complaints are few; \`miles\` where half of them had happened, if told.
asOf: ${JSON.stringify(asOf)}
rows:
${rows.map((row) => `  - { ${row} }\n`).join("")}`;
}

const rounded = (figure: number) => Number(figure.toPrecision(3));
