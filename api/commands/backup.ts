import { backUp, restore } from "../db/backup.ts";
import { migrate } from "../db/migrate.ts";
import { visitLocalDatabase } from "./local-database.ts";

const USAGE = `bun run backup FOLDER           writes all that is stored into FOLDER, while the servers go on
bun run backup restore FOLDER   puts it into a new, empty database (DATABASE_URL)`;

/** `bun run backup`: for where there is no pg_dump of the database's version. */
try {
  const [first, second] = process.argv.slice(2);
  const folder = first === "restore" ? second : first;
  if (!folder || folder === "--help") {
    console.log(USAGE);
    process.exit(folder ? 0 : 1);
  }
  const database = await visitLocalDatabase();
  try {
    await migrate(database.url);
    const tables = first === "restore" ? await restore(database.url, folder) : await backUp(database.url, folder);
    console.log(`${first === "restore" ? "Restored" : "Backed up"} ${tables.length} tables: ${folder}`);
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
