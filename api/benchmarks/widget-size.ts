import { Glob } from "bun";

/** How large the built widget is, packed as it travels. */
const BUILT = "dist/{widget,widget-react}/*.js";

console.log("built widget, gzip");
const files = (await Array.fromAsync(new Glob(BUILT).scan("."))).sort();
if (files.length === 0) console.log("  not built: bun run build:widget");
for (const file of files) {
  const packed = Bun.gzipSync(await Bun.file(file).bytes(), { level: 9 }).length;
  console.log(`  ${file}  ${(packed / 1000).toFixed(1)} KB`);
}
