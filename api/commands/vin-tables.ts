import { brotliCompressSync, constants } from "node:zlib";
import { TABLES_FILE } from "../vin/tables/read-tables.ts";
import { writeTables } from "../vin/tables/write-tables.ts";

/** `bun run vin:tables FILE`: our tables of VINs anew, of a SQLite file with the tables of NHTSA's vPIC. */
const [path] = Bun.argv.slice(2);
if (!path || !(await Bun.file(path).exists())) {
  console.error(
    "bun run vin:tables FILE\n  FILE: a SQLite file with the tables of NHTSA's vPIC. api/vin/README.md says where it is from.",
  );
  process.exit(1);
}
const text = writeTables(path);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
const size = Buffer.byteLength(text);
await Bun.write(
  TABLES_FILE,
  brotliCompressSync(text, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: size },
  }),
);
console.log(
  `${text.slice(0, text.indexOf("\n"))}: ${(size / 1e6).toFixed(1)} MB, compressed ${Math.round(TABLES_FILE.size / 1e3)} kB`,
);
