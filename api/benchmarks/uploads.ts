import { readFileSync } from "node:fs";
import sharp from "sharp";
import { HONDA } from "../testing-visitor.ts";
import { ownDatabase } from "./own/own-database.ts";
import { ownServer } from "./own/own-server.ts";

/**
 * The most memory that photos take: ten forms of five large photos at once, of which eight are taken in. The reference is
 * the same server before.
 */
const FORMS = 10;
/** Pixels of a side: noise of this size is a JPEG of nine megabytes. */
const SIDE = 2800;
/** Gigabytes of the process at its greatest. */
const BAR = 1.5;

const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(65_536)));
const raw = Buffer.alloc(SIDE * SIDE * 3, noise);
const photo = await sharp(raw, { raw: { width: SIDE, height: SIDE, channels: 3 } })
  .jpeg({ quality: 97 })
  .toBuffer();

const database = await ownDatabase();
const server = await ownServer(database.url);
const gigabytes = (name: "VmRSS" | "VmHWM") =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))![1]) / 1024 ** 2;

const before = gigabytes("VmRSS");
const visitors = await Promise.all(Array.from({ length: FORMS }, open));
const answers = await Promise.all(visitors.map(send));
const peak = gigabytes("VmHWM");
await server.stop();
await database.remove();

console.log(`${FORMS} forms of five photos of ${(photo.length / 1e6).toFixed(1)} MB at once`);
console.log(`  answers           ${answers.join(" ")}`);
console.log(`  before            ${before.toFixed(2)} GB`);
console.log(`  at its greatest   ${peak.toFixed(2)} GB, at most ${BAR}`);
if (peak > BAR) process.exitCode = 1;

async function open() {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${server.url}/api/vehicle-info`, {
    method: "POST",
    headers,
    body: JSON.stringify(HONDA),
  });
  const ids = (await response.json()) as Record<string, string>;
  return { ids, cookie: response.headers.get("set-cookie")!.split(";")[0]! };
}

/** The status of the answer. */
async function send({ ids, cookie }: Awaited<ReturnType<typeof open>>) {
  const form = new FormData();
  const fields = { ...ids, issueType: "symptoms", description: "It squeals when I brake." };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (let i = 0; i < 5; i++) form.append("files", new File([photo as BlobPart], `${i}.jpg`));
  return (await fetch(`${server.url}/api/issue-details`, { method: "POST", headers: { cookie }, body: form })).status;
}
