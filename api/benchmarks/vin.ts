import { readVin, VinRefusedError } from "../vin/read-vin.ts";
import { tables } from "../vin/tables/read-tables.ts";
import { vinOf } from "../vin/testing.ts";

/**
 * How long it takes to look a VIN up, of every make's codes in turn, against the bar. The reference is reading the tables,
 * which is done once when a server starts.
 */
const BAR = 20;
const LOOKED_UP = 5_000;
const CODES = [
  "1HG",
  "2HG",
  "1FT",
  "1FM",
  "1G1",
  "1GC",
  "1C6",
  "1D7",
  "JTD",
  "4T1",
  "JN1",
  "KM8",
  "KNA",
  "WBA",
  "WDD",
  "WVW",
  "YV1",
  "5YJ",
];
const SIGNS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

const started = performance.now();
const { source } = tables();
const loading = performance.now() - started;

let seed = 1;
const sign = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return SIGNS[seed % SIGNS.length]!;
};
const signs = (count: number) => Array.from({ length: count }, sign).join("");
const times: number[] = [];
for (let n = 0; n < LOOKED_UP; n++) {
  const vin = vinOf(`${CODES[n % CODES.length]}${signs(5)}*${signs(8)}`);
  const from = performance.now();
  await readVin(vin).catch((error: unknown) => {
    if (!(error instanceof VinRefusedError)) throw error;
  });
  times.push(performance.now() - from);
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.ceil(times.length * share) - 1]!;

console.log(`${LOOKED_UP} VINs looked up in ${source}`);
console.log(`  reading the tables  ${loading.toFixed(0)} ms, once`);
console.log(`  median              ${at(0.5).toFixed(2)} ms`);
console.log(`  99th percentile     ${at(0.99).toFixed(2)} ms, at most ${BAR}`);
console.log(`  slowest             ${at(1).toFixed(2)} ms`);
if (at(0.99) > BAR) process.exitCode = 1;
