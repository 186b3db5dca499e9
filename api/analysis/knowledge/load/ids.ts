import type { Knowledge } from "./compile.ts";

/** The text of `ids.ts`: what code may name of the knowledge, as types. A line holds the ids of one group. */
export function idsFile({ findings, conditions, areas }: Pick<Knowledge, "findings" | "conditions" | "areas">): string {
  const union = (name: string, doc: string, ids: readonly string[]) => {
    const groups = Map.groupBy(ids, (id) => /^(.*?)\./.exec(id)?.[1] ?? "");
    const lines = [...groups.values()].map((group) => `  | ${group.map((id) => `"${id}"`).join(" | ")}`);
    return `/** ${doc} */\nexport type ${name} =\n${lines.join("\n")};\n`;
  };
  return [
    "/** Written by `bun run knowledge build` from the ids of the data files, so that code can name them and be checked. */\n",
    union("FindingId", "The ids of `findings.en.yaml`.", Object.keys(findings)),
    union("Condition", "The ids of `conditions.en.yaml`.", Object.keys(conditions)),
    union("Area", "The ids of `nhtsa.en.yaml`.", Object.keys(areas)),
  ].join("\n");
}
