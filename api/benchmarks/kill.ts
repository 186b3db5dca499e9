import { killRounds } from "./kill/rounds.ts";

/**
 * Is anything that was acknowledged lost when server or database are killed? `ROUNDS` and `DATABASE_ROUNDS` change how
 * often.
 */
const server = Number(process.env.ROUNDS ?? 200);
const database = Number(process.env.DATABASE_ROUNDS ?? 20);

const { acknowledged, lost, doubled, halves } = await killRounds({
  server,
  database,
  progress: (round, posts) => {
    if (round % 20 === 0) console.log(`  after ${round} kills: ${posts} posts acknowledged`);
  },
});
const kinds = Map.groupBy(acknowledged, ({ kind }) => kind);
console.log(`the server killed ${server} times, the database ${database} times, posts under way each time`);
for (const [kind, posts] of kinds) console.log(`  ${kind.padEnd(15)} ${posts.length} acknowledged`);
console.log(`  lost ${lost.length}, there more than once ${doubled.length}, stored by half ${halves.length}`);
for (const what of [...lost, ...doubled, ...halves]) console.log(`  ${what}`);
process.exit(lost.length + doubled.length + halves.length === 0 ? 0 : 1);
