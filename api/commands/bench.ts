import { Glob } from "bun";

/**
 * `bun run bench [NAME …]`: the benchmarks of `api/benchmarks/`, one after the other, each in a process of its own so
 * that none warms or burdens the next. Each prints its figures beside a reference measured in the same run.
 */
const FOLDER = `${import.meta.dir}/../benchmarks`;
const all = (await Array.fromAsync(new Glob("*.ts").scan(FOLDER))).map((file) => file.slice(0, -".ts".length)).sort();
const chosen = Bun.argv.slice(2);
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  process.exit(1);
}

let failed = false;
for (const name of chosen.length > 0 ? chosen : all) {
  console.log(`\n== ${name}`);
  const run = Bun.spawn(["bun", `${FOLDER}/${name}.ts`], { stdout: "inherit", stderr: "inherit" });
  failed = (await run.exited) !== 0 || failed;
}
process.exit(failed ? 1 : 0);
