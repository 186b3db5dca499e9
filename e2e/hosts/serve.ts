import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { generate } from "selfsigned";
import { cssOf, frameOf, type Host, pageOf } from "./host.ts";
import { ON_REACT } from "./react-build.ts";

/** Names under which the widget and the API are reached, sites of their own too: one gives the build on React. */
const BUILDS = { preact: "repairs", react: "repairs-on-react" } as const;
export type Build = keyof typeof BUILDS;

/** A third party that marks every visitor with a cookie. */
const COUNTER = "counter";

export interface Web {
  /** Address of a host's page, with a build of the widget in it. */
  address(host: Host, build: Build): string;
  /** Keeps the widget's script back until `release`: what the page is like without it can then be seen. */
  hold(): { release(): void };
  stop(): Promise<void>;
}

/**
 * The web as far as the tests need it: the hosts, the widget with the real API behind it, and a third party, all on
 * different registrable names, over https with a certificate made here and now. The browser is told that `*.test` is this
 * machine (playwright.config.ts). `api` is the address of the real API.
 */
export async function serveWeb(hosts: readonly Host[], api: string): Promise<Web> {
  let held: Promise<void> = Promise.resolve();
  const server: Bun.Server<undefined> = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    tls: await certificate([...hosts.map(({ name }) => name), ...Object.values(BUILDS), COUNTER]),
    async fetch(request): Promise<Response> {
      const { hostname, pathname } = new URL(request.url);
      const name = hostname.replace(/\.test$/, "");
      if (name === COUNTER) return count(request);
      if (name === BUILDS.preact || name === BUILDS.react) {
        if (pathname.startsWith("/widget/")) await held;
        const own = name === BUILDS.react && pathname.endsWith("/repair-assist.js");
        return own ? text("javascript", await readFile(ON_REACT, "utf8"), ANY_PAGE) : passOn(request, api);
      }
      const host = hosts.find((each) => each.name === name);
      return host ? answer(host, request) : new Response(null, { status: 404 });
    },
  });
  const address = (name: string) => `https://${name}.test:${server.port}`;

  async function answer(host: Host, request: Request) {
    const { pathname, searchParams } = new URL(request.url);
    const us = address(BUILDS[(searchParams.get("build") ?? "preact") as Build]);
    if (pathname === "/page.css") return text("css", cssOf(host));
    if (pathname === "/page.js") return text("javascript", await bundled(host.script!));
    if (pathname === "/" && host.sandbox !== undefined) return text("html", frameOf(host));
    if (pathname !== "/" && pathname !== "/framed") return new Response(null, { status: 204 });
    return text("html", pageOf(host, `${us}/widget/v1/repair-assist.js`), headersOf(host, us));
  }

  return {
    address: ({ name }, build) => `${address(name)}/?build=${build}`,
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return { release };
    },
    stop: () => server.stop(true),
  };
}

async function certificate(names: readonly string[]) {
  const altNames = names.map((name) => ({ type: 2 as const, value: `${name}.test` }));
  const { private: key, cert } = await generate([{ name: "commonName", value: "hosts.test" }], {
    extensions: [{ name: "subjectAltName", altNames }],
  });
  return { key, cert };
}

const ANY_PAGE = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

const text = (kind: string, body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { "content-type": `text/${kind}; charset=utf-8`, ...headers } });

const headersOf = ({ headers = {} }: Host, us: string) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replaceAll("{us}", us)]));

/** A script of `pages/` with the packages it uses. */
async function bundled(script: string) {
  const { outputs } = await Bun.build({
    entrypoints: [fileURLToPath(new URL(`pages/${script}`, import.meta.url))],
    define: { "process.env.NODE_ENV": '"production"' },
    format: "iife",
  });
  return outputs[0]!.text();
}

function passOn(request: Request, api: string) {
  const { pathname, search } = new URL(request.url);
  const { method, headers, body } = request;
  return fetch(api + pathname + search, { method, headers, body, redirect: "manual", decompress: false });
}

/** Answers which cookie came, and sets it. */
const count = ({ headers }: Request) =>
  new Response(headers.get("cookie") ?? "none", {
    headers: {
      "access-control-allow-origin": headers.get("origin") ?? "*",
      "access-control-allow-credentials": "true",
      "set-cookie": "visitor=1; Secure; SameSite=None; Path=/",
    },
  });
