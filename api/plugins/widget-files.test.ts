import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Elysia } from "elysia";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openReleases } from "../widget-releases/releases.ts";
import { errors } from "./errors.ts";
import { widgetFiles } from "./widget-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "repair-assist-releases-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = () => join(folder, "built");
const kept = () => join(folder, "kept");

/** A build of the widget: its bytes stand for its checksum. */
function build(version: string, bytes: string) {
  mkdirSync(built(), { recursive: true });
  writeFileSync(join(built(), "repair-assist.js"), bytes);
  for (const name of ["repair-assist.mjs", "repair-assist.d.ts", "repair-assist.d.mts", "custom-elements.json"])
    writeFileSync(join(built(), name), bytes);
  writeFileSync(join(built(), "secret.txt"), "secret");
  writeFileSync(
    join(built(), "sri.json"),
    JSON.stringify({ version, files: { "repair-assist.js": `sha384-${bytes}` } }),
  );
}

/** Starts a server on the build that lies there, and answers how it gives the widget. */
async function deploy(options: { kept?: string } = {}) {
  const complaints: string[] = [];
  const releases = await openReleases({
    built: built(),
    complain: (sentence) => complaints.push(sentence),
    ...options,
  });
  const app = new Elysia().use(errors({ routes: () => [] })).use(widgetFiles({ releases }));
  const get = (path: string) =>
    app.handle(new Request(`http://localhost/widget/${path}`, { headers: { origin: "https://blog.example" } }));
  return { get, complaints };
}

describe("the widget's file", () => {
  it("may be loaded by any page; the moving address is looked for again after minutes, a version's never", async () => {
    build("1.2.3", "one");
    const { get } = await deploy();
    const moving = await get("v1/repair-assist.js");
    expect(await moving.text()).toBe("one");
    expect(moving.headers.get("access-control-allow-origin")).toBe("*");
    expect(moving.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(moving.headers.get("cache-control")).toBe("public, max-age=300, stale-while-revalidate=86400");
    expect(moving.headers.get("content-type")).toContain("javascript");
    const pinned = await get("v1.2.3/repair-assist.js");
    expect(await pinned.text()).toBe("one");
    expect(pinned.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it.each([
    ["repair-assist.mjs", "text/javascript"],
    ["repair-assist.d.ts", "application/typescript"],
    ["repair-assist.d.mts", "application/typescript"],
    ["custom-elements.json", "application/json"],
    ["sri.json", "application/json"],
  ])("comes with %s, of its type", async (file, type) => {
    build("1.2.3", "one");
    const { get } = await deploy({ kept: kept() });
    for (const release of ["v1", "v1.2.3"]) {
      const answer = await get(`${release}/${file}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toContain(type);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    }
  });

  it.each([
    "v2/repair-assist.js",
    "v1.2.4/repair-assist.js",
    "v1.2/repair-assist.js",
    "v1/secret.txt",
    "v1/..%2f..%2fpackage.json",
    "v1.2.3%2f../repair-assist.js",
    "latest/repair-assist.js",
  ])("there is no other: %s", async (path) => {
    build("1.2.3", "one");
    expect((await (await deploy({ kept: kept() })).get(path)).status).toBe(404);
  });

  it("stays what it was for pages that pin it, however many releases follow", async () => {
    build("1.2.3", "one");
    await deploy({ kept: kept() });
    build("1.3.0", "two");
    const { get, complaints } = await deploy({ kept: kept() });
    expect(await (await get("v1/repair-assist.js")).text()).toBe("two");
    expect(await (await get("v1.3.0/repair-assist.js")).text()).toBe("two");
    expect(await (await get("v1.2.3/repair-assist.js")).text()).toBe("one");
    expect(complaints).toEqual([]);
  });

  it("of a version already released is never replaced by other bytes, and the operator is told", async () => {
    build("1.2.3", "one");
    await deploy({ kept: kept() });
    build("1.2.3", "changed");
    const { get, complaints } = await deploy({ kept: kept() });
    expect(await (await get("v1.2.3/repair-assist.js")).text()).toBe("one");
    expect(complaints).toEqual([expect.stringContaining("raise the version")]);
  });

  it("is kept whole by instances that start at once", async () => {
    build("1.2.3", "one");
    await Promise.all(Array.from({ length: 5 }, () => deploy({ kept: kept() })));
    expect(readdirSync(kept())).toEqual(["v1.2.3"]);
  });

  it("is missing where nothing is built", async () => {
    expect((await (await deploy({ kept: kept() })).get("v1/repair-assist.js")).status).toBe(404);
  });
});
