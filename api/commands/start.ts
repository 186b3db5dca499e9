import { readConfig } from "../config.ts";
import { runServer } from "../main.ts";
import { productionCheck } from "./start/production-check.ts";

/** `bun run start`: the server for production. Says all that is missing at once, or what is left undone, and serves. */
try {
  const config = readConfig();
  const { missing, advice } = productionCheck(config, process.env);
  for (const sentence of advice) console.error(`Note: ${sentence}`);
  if (missing.length > 0) throw new Error(missing.join("\n"));
  await runServer(config);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
