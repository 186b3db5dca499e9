import { createLog } from "../log.ts";
import { claimLocalDatabase } from "./local-database.ts";
import { onStop } from "./on-stop.ts";

/**
 * `bun run dev`: the site with the element on Vite's server with hot reload, which hands /api and /widget on to the API;
 * the API starts again when its code changes. SITE_PORT (5173) is the one to open, API_PORT (3001) answers behind it.
 */
const sitePort = process.env.SITE_PORT ?? "5173";
const apiPort = process.env.API_PORT ?? "3001";
const address = `http://localhost:${sitePort}`;

const lost = Promise.withResolvers<number>();
const onLost = (sentence: string) => {
  console.error(sentence);
  lost.resolve(1);
};
const database = await Promise.try(() =>
  claimLocalDatabase().start({ log: createLog({ level: "info" }), onLost }),
).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const run = (command: string[], env: Record<string, string>) =>
  Bun.spawn(command, { env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "inherit"] });

// The analysis is loaded by the workers alone: preloaded here, its files are watched too.
const api = run(["bun", "--watch", "--no-clear-screen", "--preload", "./api/analysis/analyse.ts", "api/main.ts"], {
  DATABASE_URL: database.url,
  PORT: apiPort,
  // The browser sees Vite's address: sessions are cookies there.
  PUBLIC_URL: address,
});
const site = run(["bun", "run", "vite", "--config", "vite.site.config.ts", "--port", sitePort, "--strictPort"], {
  API_URL: `http://127.0.0.1:${apiPort}`,
});
console.log(`The site comes up on ${address}`);

const stop = async () => {
  for (const part of [site, api]) {
    part.kill("SIGTERM");
    await part.exited;
  }
  await database.stop();
};
onStop(stop);

// One without the others is of no use: the first to end by itself ends all.
const code = await Promise.race([api.exited, site.exited, lost.promise]);
await stop();
process.exit(code);
