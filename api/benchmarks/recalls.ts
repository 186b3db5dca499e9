import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { openDatabase } from "../db/database.ts";
import { startEmbeddedPostgres } from "../db/embedded.ts";
import { migrate } from "../db/migrate.ts";
import { percentile } from "../evaluation/totals.ts";
import { importFlatFiles } from "../known-issues/import/import.ts";
import { RECALLS_FILE } from "../known-issues/import/recalls-file.ts";
import { FUEL_PUMP, recallRow } from "../known-issues/import/testing-rows.ts";
import { createRecalls } from "../known-issues/recalls.ts";
import { createKnownIssuesStore } from "../known-issues/store.ts";
import { knownIssues } from "../modules/known-issues/service.ts";

/** NHTSA's file of recalls at its size: how fast it goes in, at most a minute, and how long a car's answer takes. */
const ROWS = Number(Bun.argv[2] ?? 200_000);
const MOST_SECONDS = 60;
const ASKED = 500;
/** As long as NHTSA's texts are. */
const WORDS = "An engine that stalls while driving can increase the risk of a crash or injury. ".repeat(5);

const folder = mkdtempSync(join(tmpdir(), "recalls-bench-"));
const postgres = await startEmbeddedPostgres(join(folder, "postgres"));
try {
  await migrate(postgres.url);
  const cars = makes.flatMap((make) => modelsOf(make).map((model) => ({ make, model })));
  const carAt = (i: number) => ({ ...cars[i % cars.length]!, year: 1995 + (i % 30) });
  const path = join(folder, "FLAT_RCL.txt");
  const writer = Bun.file(path).writer();
  for (let i = 0; i < ROWS; i++) {
    const { make, model, year } = carAt(i);
    const campaign = `${String(10 + (i % 16))}V${String(Math.floor(i / 7) % 1000).padStart(3, "0")}000`;
    writer.write(
      `${recallRow({
        ...FUEL_PUMP,
        ...{ CAMPNO: campaign, MAKETXT: make.toUpperCase(), MODELTXT: model.toUpperCase(), YEARTXT: String(year) },
        ...{ DESC_DEFECT: `${FUEL_PUMP.DESC_DEFECT} ${WORDS}`, CORRECTIVE_ACTION: WORDS, CONEQUENCE_DEFECT: WORDS },
      })}\n`,
    );
  }
  await writer.end();
  const started = performance.now();
  const { items, cars: found } = await importFlatFiles(postgres.url, [path], RECALLS_FILE);
  const seconds = (performance.now() - started) / 1000;
  const megabytes = Math.round(process.memoryUsage.rss() / 1024 / 1024);
  console.log(
    `import of ${ROWS} rows: ${seconds.toFixed(1)} s (at most ${MOST_SECONDS}), ${items} recalls for ${found} cars, ${megabytes} MB`,
  );

  const { db, close } = openDatabase(postgres.url, { connections: 2 });
  const store = createKnownIssuesStore(db);
  const recalls = createRecalls({ store });
  const times: number[] = [];
  for (let i = 0; i < ASKED; i++) {
    const { make, model, year } = carAt(i * 37);
    const at = performance.now();
    await knownIssues({ make, model, year }, { recalls, store });
    times.push(performance.now() - at);
  }
  await close();
  const ms = (share: number) => `${percentile(times, share).toFixed(1)} ms`;
  console.log(`what is known of a car: median ${ms(0.5)}, 99th percentile ${ms(0.99)}`);
  if (ROWS <= 200_000 && seconds > MOST_SECONDS) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
