import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { startServer } from "../main.ts";
import { build } from "./build.ts";
import { claimLocalDatabase } from "./local-database.ts";
import { onStop } from "./on-stop.ts";
import { portIsFree } from "./port-is-free.ts";

/** What the pages show while nobody has said how to reach the operator: reserved example addresses that reach no one. */
const EXAMPLE_CONTACT = {
  SUPPORT_PHONE: "(480) 555-0100",
  // With a mail server this is where letters go: then it must be a real one.
  ...(!process.env.SMTP_URL && { SUPPORT_EMAIL: "help@repairassist.example" }),
  SOCIAL_URL: "https://social.example/repairassist",
};

const running: { stop(): Promise<void> }[] = [];
let stopping = false;

async function stop() {
  stopping = true;
  for (const part of running.splice(0).reverse()) await part.stop();
}

async function fail(sentence: string) {
  // A Ctrl-C in the middle makes the step under way fail; that is no fault to report.
  if (stopping) return;
  console.error(`\n${sentence}`);
  await stop();
  process.exit(1);
}

onStop(async () => {
  console.log("\nStopping.");
  await stop();
  console.log("Stopped.");
});

try {
  const wanted = readConfig({ ...EXAMPLE_CONTACT, ...process.env });
  // Before anything is touched that another one serves.
  const claim = claimLocalDatabase();
  if (!(await portIsFree(wanted.HOST, wanted.PORT))) {
    throw new Error(`Port ${wanted.PORT} is taken. Stop what uses it, or choose another: PORT=3001 bun run up`);
  }
  console.log("Building the widget and the site …");
  await build();
  console.log("Starting the database …");
  const log = createLog({ level: wanted.LOG_LEVEL });
  const database = await claim.start({ log, onLost: (sentence) => void fail(sentence) });
  running.push(database);
  const server = await startServer(readConfig({ ...EXAMPLE_CONTACT, ...process.env, DATABASE_URL: database.url }), log);
  running.push(server);
  console.log(`\nRepair Assist is ready: ${server.url}\nCtrl-C stops it.`);
} catch (error) {
  await fail(error instanceof Error ? error.message : String(error));
}
