import { parseArgs } from "node:util";
import { ISSUE_TYPES, type IssueType } from "#shared/schemas/issue-details.ts";
import { readEvidence } from "../analysis/reading/read.ts";
import { placeOf } from "../geography/places.ts";
import { analyseWithModels } from "../learning/analyse-with-models.ts";
import { diagnosisLines, readingLines } from "./diagnose/print.ts";
import { readLine } from "./diagnose/read-line.ts";

const USAGE = `bun run diagnose "2012 Honda Civic, 98000 miles, 85253: squeals when I brake"
  --type symptoms | estimate | collision | parts    what kind of help (symptoms)
  --json                                            the results as they are stored
The words after the colon may come from standard input instead: cat estimate.txt | bun run diagnose --type estimate "2012 Honda Civic, 85253:"`;

/** `bun run diagnose`: the whole analysis of one line in a terminal. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { type: { type: "string", default: "symptoms" }, json: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help || positionals.length === 0) {
    console.log(USAGE);
    process.exit(values.help ? 0 : 1);
  }
  const issueType = ISSUE_TYPES.find((type) => type === values.type);
  if (!issueType) throw new Error(`There is no type "${values.type}". Choose one of ${ISSUE_TYPES.join(", ")}.`);
  await run(positionals.join(" "), issueType, values.json ?? false);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run(line: string, issueType: IssueType, json: boolean) {
  const { vehicle, zip, text: told } = readLine(line);
  const place = placeOf(zip);
  if (!place) throw new Error(`There is no ZIP code ${zip}.`);
  const text = told || (await Bun.stdin.text()).trim();
  const started = performance.now();
  const results = analyseWithModels({ issueType, text, vehicle, place, today: new Date(), pictures: [], answers: [] });
  const took = performance.now() - started;
  if (json || issueType !== "symptoms") {
    console.log(JSON.stringify(results, null, 2));
    return;
  }
  const { year, make, model, mileage } = vehicle;
  console.log(
    `${year} ${make} ${model}, ${mileage?.toLocaleString("en-US") ?? "unknown"} miles, ${place.city}, ${place.state} ${zip}`,
  );
  console.log([...readingLines(readEvidence(text)), ...diagnosisLines(results)].join("\n"));
  console.log(`\n${took.toFixed(1)} ms`);
}
