import { parseArgs } from "node:util";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openQueue } from "../deliveries/queue.ts";
import { retryDead } from "../deliveries/retry.ts";
import { listInbox } from "./inbox/list.ts";
import { inboxLines } from "./inbox/print.ts";
import { visitLocalDatabase } from "./local-database.ts";

const USAGE = `bun run inbox          what people sent, newest first, and how far it has come
  --all                all of it, not the newest twenty of each kind
bun run inbox retry    sends again what was given up`;

const NEWEST = 20;

/** `bun run inbox`: the operator's view of messages, feedback, requests and leads. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: "boolean" }, help: { type: "boolean" } },
  });
  const [command, ...more] = positionals;
  if (values.help || more.length > 0 || (command && command !== "retry")) {
    console.log(USAGE);
    process.exit(values.help ? 0 : 1);
  }
  await run(command === "retry", values.all ? Number.MAX_SAFE_INTEGER : NEWEST);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run(retry: boolean, limit: number) {
  const database = await visitLocalDatabase();
  await migrate(database.url);
  const { db, close } = openDatabase(database.url, { connections: 2 });
  try {
    if (!retry) return console.log(inboxLines(await listInbox(db, limit)).join("\n"));
    const queue = await openQueue(database.url);
    const revived = await retryDead(db, queue);
    await queue.stop();
    console.log(revived === 0 ? "Nothing was given up." : `On their way again: ${revived}.`);
  } finally {
    await close();
    await database.stop();
  }
}
