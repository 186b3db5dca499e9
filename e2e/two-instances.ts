import { roundRobin } from "../api/benchmarks/own/round-robin.ts";
import { build } from "../api/commands/build.ts";
import { claimLocalDatabase } from "../api/commands/local-database.ts";
import { onStop } from "../api/commands/on-stop.ts";
import { createLog } from "../api/log.ts";

/**
 * What `up` serves, by two processes on one database behind a proxy that gives each request to the other one: nothing
 * that a visitor needs may live in a process. `INSTANCES=2 bun run e2e` tests it.
 */
const port = Number(process.env.PORT);
const ports = [port + 1, port + 2];

const claim = claimLocalDatabase();
await build();
const database = await claim.start({
  log: createLog({ level: "error" }),
  onLost(sentence) {
    throw new Error(sentence);
  },
});
const instances = ports.map((own) =>
  Bun.spawn(["bun", "api/main.ts"], {
    env: {
      ...process.env,
      PORT: String(own),
      PUBLIC_URL: `http://localhost:${port}`,
      DATABASE_URL: database.url,
      TRUSTED_PROXIES: "127.0.0.1",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "inherit", "inherit"],
  }),
);
const proxy = roundRobin(
  ports.map((own) => `http://127.0.0.1:${own}`),
  port,
);

onStop(async () => {
  await proxy.stop(true);
  for (const instance of instances) instance.kill("SIGTERM");
  await Promise.all(instances.map(({ exited }) => exited));
  await database.stop();
});
