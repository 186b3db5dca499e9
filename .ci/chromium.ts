import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const found = () => PLACES.find((path) => path && existsSync(path));

/**
 * The path of a Chromium for the browser tests. Where none is found: Debian's package if we may install it, else
 * Playwright's own download. Throws a sentence that says what to do when neither works.
 */
export function chromium(): string {
  const path = found();
  if (path) return path;
  console.log("No Chromium found; installing one.");
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const apt = (...args: string[]) => spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] });
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation");
  } else {
    spawnSync("bun", ["x", "playwright", "install", "chromium"], { stdio: "inherit" });
  }
  const installed = found() ?? playwrightsOwn();
  if (!installed)
    throw new Error("No Chromium here and none could be installed. Install one and set CHROMIUM_PATH to it.");
  return installed;
}

function playwrightsOwn() {
  const { chromium } = require("playwright") as typeof import("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
