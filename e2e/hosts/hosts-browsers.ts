import type { Page } from "@playwright/test";
import type { Host } from "./host.ts";

const devtools = (page: Page) => page.context().newCDPSession(page);

/** Hosts that are strict by their headers or frames, and browsers that are set so. */
export const BROWSERS: readonly Host[] = [
  {
    name: "strict",
    title: "a page with a strict content policy and trusted types",
    headers: {
      "content-security-policy": [
        "default-src 'self'",
        "script-src 'self' {us}",
        "connect-src {us}",
        "style-src 'self'",
        "base-uri 'none'",
        "trusted-types 'none'",
        "require-trusted-types-for 'script'",
      ].join("; "),
    },
    // The proof is refused in the console too; what the widget may not do is counted (traces.ts).
    expectedErrors: /^This document requires 'TrustedHTML' assignment/,
    hostile() {
      try {
        document.createElement("div").innerHTML = "<b>text</b>";
        return false;
      } catch {
        return true;
      }
    },
  },
  {
    name: "isolated",
    title: "a page that is isolated from other origins",
    headers: { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" },
    hostile: () => crossOriginIsolated,
  },
  {
    name: "sandboxed",
    title: "a sandboxed frame that has no storage",
    sandbox: "allow-scripts",
    // Of a frame of another process only what is in the window is drawn, and so in a picture of it.
    browser: (page) => page.setViewportSize({ width: 1280, height: 6100 }),
    expectedErrors: /^Repair Assist: this browser keeps no progress/,
    hostile() {
      try {
        return sessionStorage.length < 0;
      } catch {
        return origin === "null";
      }
    },
  },
  {
    name: "cookieless",
    title: "a browser that blocks cookies of third parties",
    browser: async (page) =>
      (await devtools(page)).send("Network.setCookieControls", {
        enableThirdPartyCookieRestriction: true,
      }),
    async hostile() {
      const visit = async () =>
        (await fetch(`https://counter.test:${location.port}/`, { credentials: "include" })).text();
      return (await visit()) === "none" && (await visit()) === "none";
    },
  },
  {
    name: "slow",
    title: "a network as slow as 3G at its worst",
    // What the browser's developer tools call 3G: 400 kbit/s, and two seconds for every answer.
    browser: async (page) =>
      (await devtools(page)).send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 2000,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      }),
    timeoutMs: 120_000,
    hostile: () => performance.now() > 2000,
  },
];
