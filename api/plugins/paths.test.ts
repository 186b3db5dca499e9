import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Elysia } from "elysia";
import { afterAll, describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { testDatabase } from "../db/testing.ts";
import { NO_OUTBOX } from "../deliveries/outbox.ts";
import { isApi, pathOf, withSettledPath } from "./paths.ts";

it.each([
  ["http://localhost/api/issues/1?full=yes", "/api/issues/1"],
  ["https://repair.example/faqs", "/faqs"],
  ["https://repair.example", "/"],
  ["http://127.0.0.1:3000/?next=/api/me", "/"],
  ["http://a/api/me#part?x", "/api/me"],
])("the path of %s is %s", async (url, path) => {
  const handle = withSettledPath(async (request) => new Response(pathOf(request)));
  expect(await (await handle(new Request(url))).text()).toBe(path);
});

it("a path that nobody has settled is not guessed", () => {
  expect(() => pathOf(new Request("http://a/api/me"))).toThrow("not settled");
});

/** Says what its router made of a request, and what a plugin sees of it by the path. */
const telling = new Elysia()
  .get("/api/*", ({ path, request }) => ({ routed: path, api: true, seen: pathOf(request), seenAsApi: isApi(request) }))
  .get("/*", ({ path, request }) => ({ routed: path, api: false, seen: pathOf(request), seenAsApi: isApi(request) }));

const { db } = await testDatabase();
const config = readConfig({ RATE_LIMIT_SCALE: "1000" });
const app = createApp({ db, config, analyse: () => ({}), outbox: NO_OUTBOX });

function listen(fetch: (request: Request) => Promise<Response>) {
  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch });
  afterAll(() => server.stop(true));
  /** The answer to a request as a caller writes it, byte for byte; undefined is no Host at all. */
  return async (host: string | undefined, target: string, version = "1.1") => {
    const socket = connect(server.port!, "127.0.0.1");
    const name = host === undefined ? "" : `Host: ${host}\r\n`;
    socket.write(`GET ${target} HTTP/${version}\r\n${name}Connection: close\r\n\r\n`);
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body };
  };
}
const askRouter = listen(withSettledPath(async (request) => telling.fetch(request)));
const askApp = listen(app.handle);

const GOOD_HOSTS = [
  "a",
  "ab",
  "abc",
  "abcd",
  "A",
  "1",
  "a:80",
  "ab:80",
  "abc:3000",
  "a:",
  "a-b.c",
  "[::1]",
  "[::1]:80",
];
const NO_AUTHORITIES = [
  ...["", "<script>", "a b", "a\tb", "x@y", "user:pass@repair.example", "repair.example/", "repair.example/api"],
  ...[
    "repair.example?",
    "repair.example#x",
    "/",
    "//",
    "?",
    "#",
    "@",
    "\\",
    "a\\b",
    "a/../b",
    '"',
    "'\"",
    'a"b',
    "a|b",
  ],
  ...["a^b", "a`b", "{a}", "a>b", "[", "]", "[]", "[::1", "::1", "a]b", "[::1]x", "a:b", "a:80:80", "a:-1", "a:8 0"],
  ...["a:99999", "%", "%zz", "a%", "a%2", "a%2fb", "a%00", "münchen", "é", "\x7f", "a\r\nHost: b", "a\r\nHost: <b>"],
  ...["http://a", "http://a/", "a/api/health", "a,/api", "a;/", "a, b", "*/", ":80/", "1.2.3.999", "0x7f.1.1.1.1.1"],
];
const UNUSUAL = ["*", "a,b", "a!b", "~", "a_b", "a.", "a..b", "-", "xn--", "xn--mnchen-3ya", "0", "0x7f.1", ":80", ":"];
const TARGETS = [
  ...["/api/health", "//api/health", "/a/api/health", "/aa/api/health", "/aaa/api/health", "///api/health"],
  ...["/api//health", "/./api/health", "/a/../api/health", "/../api/health", "/a/%2e%2e/api/health", "/%2e/api/health"],
  ...[
    "/%61pi/health",
    "/api%2fhealth",
    "/API/health",
    "/api\\health",
    "\\api\\health",
    "/\\api/health",
    "/api/health/",
  ],
  ...[
    "/api",
    "/api/",
    "/api/health#x",
    "/#/api/health",
    "/?/api/health",
    "/api/health?/faqs",
    "/api/health;x",
    "/api;/x",
  ],
  ...[
    "/faqs?x=/api/health",
    "/é/api/health",
    "/api/é",
    "/api/<x>",
    "/api/\x7f",
    "/@api/health",
    "/http://a/api/health",
  ],
  ...["http://a/api/health", "http://ab/api/health", "http://abc/faqs", "http:///api/health", "http://a//api/health"],
  ...[
    "https://a/api/health",
    "HTTP://A/api/health",
    "http://u:p@a/api/health",
    "http://a:99999/api/health",
    "http://a",
  ],
  ...[
    "http://a?/api/health",
    "http://<script>/api/health",
    "http://a b/api/health",
    "http:/api/health",
    "ftp://a/api/x",
  ],
  ...[
    "ws://a/api/health",
    "a:443",
    "api/health",
    "*",
    "?x",
    "#x",
    "@/api/health",
    "http://[::1]/api/health",
    "http://",
  ],
];
const tries = [
  ...[...GOOD_HOSTS, ...NO_AUTHORITIES, ...UNUSUAL].flatMap((host) => [
    { host, target: "/api/health" },
    { host, target: "/aa/api/health" },
  ]),
  ...TARGETS.flatMap((target) => ["a", "repair.example"].map((host) => ({ host, target }))),
];

describe(`of ${tries.length} odd hosts, targets and absolute forms`, () => {
  it("every one is refused, or router and plugins see the same path", async () => {
    expect(tries.length).toBeGreaterThan(200);
    let answered = 0;
    for (const { host, target } of tries) {
      const { status, body } = await askRouter(host, target);
      if (status >= 400 && status < 600) continue;
      answered++;
      const { routed, api, seen, seenAsApi } = JSON.parse(body);
      expect({ host, target, path: seen, api: seenAsApi }).toEqual({ host, target, path: routed, api });
    }
    expect(answered).toBeGreaterThan(100);
  });

  it("every one is a 4xx, or has what its path asks for: of the API limits, CORS and no-store", async () => {
    for (const { host, target } of tries) {
      const { status, head, body } = await askApp(host, target);
      // 505 is the runtime's word for a request line with too many blanks.
      expect(status < 500 || status === 505, `${host} ${target}: ${head}`).toBe(true);
      if (!body.includes('"live":true')) continue;
      for (const name of ["ratelimit-policy: ", "vary: origin", "cache-control: no-store"])
        expect(head, `${host} ${target}`).toContain(name);
    }
  });

  it.each(NO_AUTHORITIES)("“%s” is no authority: a 400 that says so, before all else", async (host) => {
    for (const target of ["/api/health", "/faqs"]) {
      const { status, head, body } = await askApp(host, target);
      expect(status, head).toBe(400);
      // Some are no HTTP at all: those the runtime refuses by itself.
      if (body === "") continue;
      expect(head).toContain("content-type: application/problem+json");
      expect(head).toContain("x-request-id: ");
      expect(JSON.parse(body).detail).toContain("Host");
      expect(head).not.toContain("ratelimit");
    }
  });

  it.each(GOOD_HOSTS)("“%s” is one, and works", async (host) => {
    expect(await askApp(host, "/api/health")).toMatchObject({ status: 200, body: '{"live":true,"ready":true}' });
    expect((await askApp(host, "/api/shops?zipCode=85253")).status).toBe(200);
  });
});

it("a probe that speaks HTTP/1.0 and names no host is answered", async () => {
  expect(await askApp(undefined, "/api/health/live", "1.0")).toMatchObject({ status: 200, body: '{"live":true}' });
  expect((await askApp(undefined, "/api/health/live")).status).toBe(400);
});
