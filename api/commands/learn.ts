import { rowsOf } from "./learn/complaints.ts";
import { dataFile } from "./learn/data-file.ts";
import { standOuts } from "./learn/stand-outs.ts";
import { tallyOf } from "./learn/tally.ts";

const USAGE = `bun run learn FILE…
  Works out which troubles stand out for which models, from owners' complaints to NHTSA, and writes what the analysis
  uses. Each file is one of:
    FLAT_CMPL.txt   all complaints, as NHTSA publishes them (unzipped, tab separated)
    a CSV with make, model, year, component, and odino or record_id
    a CSV with COMPDESC and count: complaints over all cars, to compare with. Without it a model is compared with all
    cars of the same model years in the other files, which therefore must hold every make.`;

const DATA_FILE = new URL("../analysis/knowledge/stand-out.yaml", import.meta.url).pathname;

/** `bun run learn`: recomputes the known troubles of the models. Nothing is written unless every file could be read. */
try {
  const paths = process.argv.slice(2);
  if (paths.length === 0 || paths.includes("--help")) {
    console.log(USAGE);
    process.exit(paths.length === 0 ? 1 : 0);
  }
  for (const path of paths) if (!(await Bun.file(path).exists())) throw new Error(`There is no file ${path}.`);
  await learn(paths);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function learn(paths: readonly string[]) {
  const tally = await tallyOf(rowsOfAll(paths));
  if (tally.complaints === 0) throw new Error("There is no complaint in these files, only counts.");
  const found = standOuts(tally);
  const compared = tally.published
    ? "the published counts over all makes and years"
    : "all cars of the same model years";
  await Bun.write(DATA_FILE, dataFile(found, tally.latest.slice(0, 7), compared));
  console.log(
    `Read ${tally.complaints.toLocaleString("en-US")} complaints about ${tally.models.size} models; ${tally.unknownCars.toLocaleString("en-US")} rows are about cars the catalogue does not have.`,
  );
  console.log(`${found.length} troubles stand out: ${DATA_FILE}`);
}

async function* rowsOfAll(paths: readonly string[]) {
  for (const path of paths) yield* rowsOf(path);
}
