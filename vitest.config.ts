import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchArguments } from "./.ci/launch-arguments.ts";
import { elementReference } from "./site/build/element-reference.ts";
import { exampleResult } from "./site/build/example-result.ts";
import { elementManifest } from "./widget/build/public-surface.ts";
import { shadowCss } from "./widget/build/shadow-css.ts";

const executablePath = process.env.CHROMIUM_PATH;

const browser = (colorScheme: "light" | "dark") => ({
  browser: "chromium" as const,
  name: `stories ${colorScheme}`,
  provider: playwright({
    launchOptions: { executablePath, args: launchArguments },
    contextOptions: { colorScheme, reducedMotion: "reduce" },
  }),
});

/** Every story in a real browser, under a light and under a dark system, with axe: only where Chromium is named. */
const stories = {
  plugins: [react(), vanillaExtractPlugin(), shadowCss(), storybookTest({ configDir: ".storybook" })],
  test: {
    name: "stories",
    testTimeout: 30_000,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright(),
      instances: [browser("light"), browser("dark")],
    },
  },
};

/** What the component tests of the landing page show: the built site has the real one. */
const EXAMPLE_RESULT = () => ({
  potentialCauses: [
    { name: "First", probability: 60, costRange: { min: 200, max: 400 } },
    { name: "Second", probability: 20, costRange: { min: 100, max: 300 } },
    { name: "Third", probability: 10, costRange: { min: 500, max: 900 } },
  ],
});

/** Three projects: what runs on the server or anywhere (bun), what needs a document (jsdom), and the stories. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "server",
          environment: "node",
          include: ["shared/**/*.test.ts", "api/**/*.test.ts", ".ci/**/*.test.ts"],
          globalSetup: ["api/db/testing-setup.ts"],
          // It ends what hangs; a process of ours that starts beside other tests has taken 30 s.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin(), exampleResult(EXAMPLE_RESULT), elementReference(elementManifest)],
        test: {
          name: "document",
          environment: "jsdom",
          include: ["widget/**/*.test.{ts,tsx}", "site/**/*.test.{ts,tsx}"],
          testTimeout: 20_000,
        },
      },
      ...(executablePath ? [stories] : []),
    ],
  },
});
