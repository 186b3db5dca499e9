import { join } from "node:path";
import { parseArgs } from "node:util";
import { compile, type Knowledge } from "../analysis/knowledge/load/compile.ts";
import { KNOWLEDGE_FOLDER, LANGUAGE } from "../analysis/knowledge/load/folder.ts";
import { idsFile } from "../analysis/knowledge/load/ids.ts";
import { priceTableLines } from "./knowledge/prices.ts";
import { causeLines, repairLines } from "./knowledge/show.ts";
import { rowsOf, summaryLines } from "./knowledge/summary.ts";

const USAGE = `bun run knowledge
  Checks all data files of api/analysis/knowledge, and counts what there is and where its figures come from.
bun run knowledge list [SYSTEM]   the causes by commonness, of one vehicle system or of all
bun run knowledge show ID         one cause or repair with all that is known of it: front-brake-pads-worn, pads_front
bun run knowledge prices          every repair with our range, and the totals published of it; those without one are marked
bun run knowledge build           checks, and writes what code needs of the data: to run after a finding, a condition or an area
                                  of NHTSA's was added or renamed`;

const IDS = join(KNOWLEDGE_FOLDER, "ids.ts");

/** `bun run knowledge`: what the analysis knows, checked, listed and shown. */
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: "boolean" } } });
  if (values.help) console.log(USAGE);
  else console.log((await answer(positionals)).join("\n"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function answer([command, name, ...rest]: readonly string[]): Promise<readonly string[]> {
  if (rest.length > 0) throw new Error(USAGE);
  const knowledge = whole();
  if (command === undefined) {
    if ((await Bun.file(IDS).text()) !== idsFile(knowledge))
      throw new Error("ids.ts is not of these data files: run `bun run knowledge build`.");
    return summaryLines(knowledge);
  }
  if (command === "list") return rowsOf(knowledge, name);
  if (command === "prices") return priceTableLines(knowledge);
  if (command === "show" && name !== undefined) return shown(knowledge, name);
  if (command !== "build") throw new Error(USAGE);
  await Bun.write(IDS, idsFile(knowledge));
  await import("../analysis/knowledge/load/compiled.ts");
  return ["The knowledge is whole. Written: ids.ts and the compiled form."];
}

/** Throws what is wrong with the data files, a line each. */
function whole(): Knowledge {
  const { knowledge, problems } = compile(KNOWLEDGE_FOLDER, LANGUAGE);
  if (!knowledge) throw new Error([...problems, `${problems.length} faults.`].join("\n"));
  return knowledge;
}

function shown(knowledge: Knowledge, id: string): string[] {
  const cause = knowledge.causes.find((one) => one.id === id);
  if (cause) return causeLines(cause, knowledge);
  const repair = knowledge.repairs.find((one) => one.id === id);
  if (repair) return repairLines(repair, knowledge);
  const near = [...knowledge.causes, ...knowledge.repairs].filter((one) => one.id.includes(id)).map((one) => one.id);
  throw new Error(`There is no cause or repair "${id}".${near.length > 0 ? ` There are: ${near.join(", ")}.` : ""}`);
}
