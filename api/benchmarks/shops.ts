import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { milesBetween, type Position } from "#shared/great-circle.ts";
import { openDatabase } from "../db/database.ts";
import { startEmbeddedPostgres } from "../db/embedded.ts";
import { migrate } from "../db/migrate.ts";
import { onMap } from "../db/schema/shops.ts";
import { percentile } from "../evaluation/totals.ts";
import { allPlaces, placeOf } from "../geography/places.ts";
import { createDirectory } from "../shops/directory.ts";
import { importShops } from "../shops/import/import.ts";
import { boxAround, mapPoint } from "../shops/reach.ts";

/**
 * The directory of shops at the size of a country: how fast a file goes in, how long the nearest 20 take, that the
 * index finds them, how true the distances are, and what junk costs. An argument makes it smaller: `bun
 * api/benchmarks/shops.ts 50000`.
 */
const SHOPS = Number(Bun.argv[2] ?? 1_000_000);
const JUNK_BYTES = SHOPS * 500;
const SEARCHES = 1_000;
const PAIRS = 10_000;
const MEGABYTE = 1024 * 1024;
/** Where a row lies on the map: the very words of the index. */
const ON_MAP = onMap(sql`latitude`, sql`longitude`);

const folder = mkdtempSync(join(tmpdir(), "shops-bench-"));
const postgres = await startEmbeddedPostgres(join(folder, "postgres"));
try {
  await migrate(postgres.url);
  const { db, close } = openDatabase(postgres.url, { connections: 2 });
  await timeImport();
  await timeSearches(db);
  compareDistances();
  await timeJunk();
  await close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A CSV with as many shops as people would have around each ZIP: towns have several ZIPs, deserts one. */
async function timeImport() {
  const path = join(folder, "country.csv");
  const writer = Bun.file(path).writer();
  const places = [...allPlaces()].filter(({ state }) => !/^A[AEP]$/.test(state));
  const random = randomNumbers(1);
  writer.write("id,name,street,city,state,zip,latitude,longitude,phone,opening_hours,website\n");
  for (let i = 0; i < SHOPS; i++) {
    const place = places[Math.floor(random() * places.length)]!;
    const latitude = (place.latitude + (random() - 0.5) / 50).toFixed(6);
    const longitude = (place.longitude + (random() - 0.5) / 50).toFixed(6);
    const phone = `(602) ${200 + (i % 800)}-${String(i % 10_000).padStart(4, "0")}`;
    writer.write(
      `${i},Auto Repair ${i},${i % 9000} Main Street,${place.city},${place.state},${place.zip},${latitude},${longitude},${phone},Mo-Fr 08:00-17:00,https://shop${i}.example\n`,
    );
  }
  await writer.end();
  let peak = 0;
  const before = process.cpuUsage();
  const started = performance.now();
  const summary = await importShops(postgres.url, path, {
    onProgress: () => {
      peak = Math.max(peak, process.memoryUsage.rss());
    },
  });
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  console.log(
    `import of ${summary.read} rows: ${seconds.toFixed(1)} s, ${Math.round(summary.read / seconds)} rows a second (${summary.added} added, ${summary.refused} refused), ${((user + system) / 1e6).toFixed(1)} s of it on a processor of our own, at most ${Math.round(peak / MEGABYTE)} MB`,
  );
}

/** The two queries of a search, timed by the database itself: nearest on the map, then all within their reach. */
async function timeSearches(db: Db) {
  const directory = createDirectory(db);
  const regions: [string, Position, number][] = [
    ["dense city (New York)", placeOf("10001")!, 0.3],
    ["desert (Nevada)", placeOf("89301")!, 2],
    ["Alaska", placeOf("99701")!, 4],
  ];
  await db.execute(sql`vacuum analyze shops`);
  for (const [name, middle, spread] of regions) {
    const random = randomNumbers(2);
    const inDatabase: number[] = [];
    const inAll: number[] = [];
    for (let i = 0; i < SEARCHES; i++) {
      const from = {
        latitude: middle.latitude + (random() - 0.5) * spread,
        longitude: middle.longitude + (random() - 0.5) * spread,
      };
      const started = performance.now();
      const found = await directory.near(from, { limit: 20 });
      inAll.push(performance.now() - started);
      const { x, y } = mapPoint(from);
      const { low, high } = boxAround(from, found.at(-1)?.distanceInMiles ?? 0);
      const nearest = sql`order by ${ON_MAP} <-> point(${x}, ${y})`;
      const first = await explain(db, sql`${nearest} limit 20`);
      const within = sql`and ${ON_MAP} <@ box(point(${high.x}, ${high.y}), point(${low.x}, ${low.y}))`;
      const second = await explain(db, sql`${within} ${nearest} limit 100`);
      inDatabase.push(first.milliseconds + second.milliseconds);
      if (i === 0) console.log(`  ${first.scan}; ${second.scan}`);
    }
    console.log(
      `nearest 20 of ${SHOPS}, ${name}: in the database median ${ms(inDatabase, 0.5)}, 99th percentile ${ms(inDatabase, 0.99)}; with hours and words ${ms(inAll, 0.5)}, ${ms(inAll, 0.99)}`,
    );
  }
}

type Db = ReturnType<typeof openDatabase>["db"];

interface Plan {
  "Node Type": string;
  "Index Name"?: string;
  Plans?: Plan[];
}

/** How long a query of the directory runs in the database, and by which index it finds its rows. */
async function explain(db: Db, rest: SQL) {
  const [row] = await db.execute<{ "QUERY PLAN": [{ Plan: Plan; "Execution Time": number }] }>(
    sql`explain (analyze, timing off, format json) select * from shops where duplicate_of is null ${rest}`,
  );
  const [{ Plan: plan, "Execution Time": milliseconds }] = row!["QUERY PLAN"];
  let scan = plan;
  while (scan.Plans?.[0]) scan = scan.Plans[0];
  return { milliseconds, scan: `${scan["Node Type"]} on ${scan["Index Name"] ?? "no index"}` };
}

/** Against the angle between two vectors, another way to the same great circle. */
function compareDistances() {
  const random = randomNumbers(3);
  let worst = 0;
  for (let i = 0; i < PAIRS; i++) {
    const [a, b] = [0, 1].map(() => ({ latitude: 18 + random() * 53, longitude: -170 + random() * 105 })) as [
      Position,
      Position,
    ];
    const truth = byVectors(a, b);
    if (truth > 0) worst = Math.max(worst, Math.abs(milesBetween(a, b) / truth - 1));
  }
  console.log(`distances of ${PAIRS} random pairs: at most ${(worst * 100).toFixed(6)} % off the great circle`);
}

function byVectors(a: Position, b: Position) {
  const vector = ({ latitude, longitude }: Position) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [[x, y, z], [u, v, w]] = [vector(a), vector(b)];
  const cross = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  return (6_371_008.8 / 1609.344) * Math.atan2(cross, x * u + y * v + z * w);
}

async function timeJunk() {
  const path = join(folder, "junk.csv");
  const writer = Bun.file(path).writer();
  writer.write("name,zip\n");
  const junk = new Uint8Array(MEGABYTE);
  for (let i = 0; i < junk.length; i += 65_536) crypto.getRandomValues(junk.subarray(i, i + 65_536));
  for (let i = 0; i < JUNK_BYTES / MEGABYTE; i++) {
    writer.write(junk);
    await writer.flush();
  }
  writer.write("\nJoe's Garage,85253\n");
  await writer.end();
  let peak = 0;
  const started = performance.now();
  const { taken, refused } = await importShops(postgres.url, path, {
    onProgress: () => {
      peak = Math.max(peak, process.memoryUsage.rss());
    },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${Math.round(JUNK_BYTES / MEGABYTE)} MB of junk and one shop: ${seconds} s, ${taken} taken, ${refused} refused, at most ${Math.round(peak / MEGABYTE)} MB`,
  );
}

function ms(times: number[], share: number) {
  return `${percentile(times, share).toFixed(2)} ms`;
}

/** The same numbers from 0 to 1 every time. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
