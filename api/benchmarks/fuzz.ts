import { requestOf } from "../testing-visitor.ts";
import { answersWell } from "./fuzz/answers-well.ts";
import { ownDatabase } from "./own/own-database.ts";
import { ownServer } from "./own/own-server.ts";

/** Ten thousand hostile inputs to a running server: no 500, no crash, no more memory after than once it was warm. */
const INPUTS = Number(process.env.INPUTS ?? 10_000);
/** Share of the inputs after which the server counts as warm, and by how much it may grow over the rest. */
const WARM = 0.3;
const MOST_GROWTH = 1.25;

const database = await ownDatabase();
/** A mail server that never answers: letters are taken and wait. */
const MAIL = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "mail@repair.example", SUPPORT_EMAIL: "help@repair.example" };
const server = await ownServer(database.url, { environment: { METRICS_PORT: "0", ...MAIL } });
const memory = async () => {
  const text = await (await fetch(`${server.metrics}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 1e6;
};

let sent = 0;
let warm = 0;
await answersWell(
  (path, init = {}) => fetch(requestOf(path, init, server.url), { redirect: "manual" }),
  INPUTS,
  async () => {
    sent++;
    if (sent === Math.round(INPUTS * WARM)) warm = await memory();
  },
);
const end = await memory();
const alive = (await fetch(`${server.url}/api/health`)).ok;
console.log(
  `${sent} hostile inputs: no 500, every refusal a problem document, the server ${alive ? "lives" : "is gone"}`,
);
console.log(`  memory ${warm.toFixed(0)} MB when warm, ${end.toFixed(0)} MB at the end (at most ${MOST_GROWTH} times)`);
await server.stop();
await database.remove();
process.exit(alive && end <= warm * MOST_GROWTH ? 0 : 1);
