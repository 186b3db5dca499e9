import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { testDatabase } from "../db/testing.ts";
import { KEEPS_ALL } from "../deliveries/outbox.ts";
import { pathOf } from "./paths.ts";

it.each([
  ["http://localhost/api/issues/1?full=yes", "/api/issues/1"],
  ["https://repair.example/faqs", "/faqs"],
  ["https://repair.example", "/"],
  ["http://127.0.0.1:3000/?next=/api/me", "/"],
])("the path of %s is %s", (url, path) => expect(pathOf(new Request(url))).toBe(path));

const { db } = await testDatabase();
const app = createApp({ db, config: readConfig({}), analyse: () => ({}), outbox: KEEPS_ALL });
const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: app.handle });
afterAll(() => server.stop(true));

/** The answer to a request as a caller writes it, byte for byte. */
async function answerTo(host: string, target: string) {
  const socket = connect(server.port!, "127.0.0.1");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).toLowerCase();
}

it.each([
  ["localhost", "/api/health/live"],
  ["a", "/api/health/live"],
  ["a", "/aa/api/health/live"],
  ["ab", "/a/api/health/live"],
  ["a", "//api/health/live"],
  ["evil.example/api", "/health/live"],
  ["", "/api/health/live"],
])("whoever writes “Host: %s” for %s gets nothing of the API past its limits", async (host, target) => {
  const answer = await answerTo(host, target);
  const head = answer.split("\r\n\r\n")[0];
  if (answer.includes('"live":true'))
    for (const name of ["ratelimit-policy: ", "vary: origin"]) expect(head).toContain(name);
  else expect(head).toMatch(/^http\/1\.1 4\d\d/);
});
