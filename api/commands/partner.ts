import { eq } from "drizzle-orm";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { shops } from "../db/schema/index.ts";
import { createAccounts } from "../partners/accounts.ts";
import { leadsOf } from "../partners/leads.ts";
import { leadsCsv } from "../partners/leads-csv.ts";
import { visitLocalDatabase } from "./local-database.ts";
import { type Command, readCommand, USAGE } from "./partner/options.ts";
import { leadLines, partnerLines } from "./partner/print.ts";

/** `bun run partner:add`, `:list`, `:disable` and `:leads`: the operator's hand on partners. */
try {
  const command = readCommand(process.argv.slice(2));
  if (!command) {
    console.log(USAGE);
    process.exit(process.argv.includes("--help") ? 0 : 1);
  }
  const database = await visitLocalDatabase();
  await migrate(database.url);
  const { db, close } = openDatabase(database.url, { connections: 2 });
  try {
    console.log(await run(db, command));
  } finally {
    await close();
    await database.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run(db: Database, command: Command): Promise<string> {
  const accounts = createAccounts(db);
  if (command.name === "list") return partnerLines(await accounts.list()).join("\n");
  if (command.name === "add") return add(db, command);
  const { key } = command;
  if (command.name === "disable") {
    if (!(await accounts.change(key, { disabled: !command.undo }))) throw unknown(key);
    return command.undo ? `${key} works again.` : `${key} is switched off.`;
  }
  if (!(await accounts.byKey(key))) throw unknown(key);
  const { leads } = await leadsOf(db, key, { limit: command.limit });
  return command.csv ? leadsCsv(leads).trimEnd() : leadLines(leads).join("\n");
}

async function add(db: Database, { key, newSecret, partner }: Extract<Command, { name: "add" }>): Promise<string> {
  const accounts = createAccounts(db);
  const { ownShopId } = partner;
  if (ownShopId !== undefined && (await db.$count(shops, eq(shops.id, ownShopId))) === 0)
    throw new Error("The directory has no shop with this id.");
  if (key === undefined) {
    const made = await accounts.add({ ...partner, name: partner.name!, origins: partner.origins! });
    return [`Key: ${made.key}`, `Secret: ${made.secret}`, "The secret is shown this once."].join("\n");
  }
  if (!(await accounts.change(key, partner))) throw unknown(key);
  if (!newSecret) return partnerLines([(await accounts.byKey(key))!]).join("\n");
  return [`Secret: ${await accounts.renewSecret(key)}`, "It is shown this once; the one before is void."].join("\n");
}

function unknown(key: string) {
  return new Error(`There is no partner with the key ${key}.`);
}
