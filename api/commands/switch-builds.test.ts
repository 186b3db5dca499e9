import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { builtFolder } from "../plugins/built-folder.ts";
import { switchBuilds } from "./switch-builds.ts";

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "repair-assist-builds-"));
});
afterEach(() => rmSync(dist, { recursive: true }));

const read = (part: string, file = "index.html") => readFileSync(join(dist, part, file), "utf8");

/** A build of two files whose words are `text`. */
const making = (text: string) => async (_part: string, folder: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), text);
  await Bun.sleep(1);
  writeFileSync(join(folder, "late.js"), text);
};

it("serves the build of before until the new one is whole", async () => {
  await switchBuilds(dist, ["widget", "site"], making("one"));
  let reads = 0;
  await switchBuilds(dist, ["widget", "site"], async (part, folder) => {
    await making("two")(part, folder);
    expect([read("widget"), read("site"), read("site", "late.js")]).toEqual(["one", "one", "one"]);
    reads++;
  });
  expect(reads).toBe(2);
  expect([read("widget"), read("site"), read("site", "late.js")]).toEqual(["two", "two", "two"]);
});

it("changes nothing when a build fails, and leaves nothing of it", async () => {
  await switchBuilds(dist, ["widget", "site"], making("one"));
  const before = readdirSync(join(dist, "builds"));
  const failing = switchBuilds(dist, ["widget", "site"], async (part, folder) => {
    await making("two")(part, folder);
    if (part === "site") throw new Error("a type is wrong");
  });
  await expect(failing).rejects.toThrow("a type is wrong");
  expect([read("widget"), read("site")]).toEqual(["one", "one"]);
  expect(readdirSync(join(dist, "builds"))).toEqual(before);
});

it("takes the place of a folder that was built before there were links", async () => {
  await making("old")("site", join(dist, "site"));
  await switchBuilds(dist, ["site"], making("new"));
  expect(read("site")).toBe("new");
  expect(lstatSync(join(dist, "site")).isSymbolicLink()).toBe(true);
});

it("keeps five builds of a part, so that a server goes on with its own, and nothing else is removed", async () => {
  await switchBuilds(dist, ["widget", "widget-react"], making("0"));
  const started = builtFolder(dist, "widget");
  mkdirSync(join(dist, "builds/mine"));
  for (let i = 1; i <= 4; i++) await switchBuilds(dist, ["widget"], making(String(i)));
  expect(readFileSync(join(started, "late.js"), "utf8")).toBe("0");
  await switchBuilds(dist, ["widget"], making("5"));
  expect(existsSync(started)).toBe(false);
  expect([read("widget"), read("widget-react")]).toEqual(["5", "0"]);
  expect(readdirSync(join(dist, "builds"))).toHaveLength(5 + 1 + 1);
});
