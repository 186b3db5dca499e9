import { defineConfig } from "@playwright/test";
import { launchArguments } from "../.ci/launch-arguments.ts";
import { SUPPORT } from "./support.ts";

/**
 * The browser tests, against what `bun run up` serves: the built site and widget, the real API and a real database,
 * in a data folder of their own. `E2E_PORT` chooses the port. Outside of CI a server that already runs there is used.
 * `INSTANCES=2`: the same by two processes behind a proxy.
 */
const port = Number(process.env.E2E_PORT ?? 3100);
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    browserName: "chromium",
    locale: "en-US",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      // Every name of the reserved domain is this machine: the hosts are sites of their own.
      args: [...launchArguments, "--host-resolver-rules=MAP *.test 127.0.0.1"],
    },
  },
  webServer: {
    command: process.env.INSTANCES === "2" ? "bun e2e/two-instances.ts" : "bun api/commands/up.ts",
    cwd: "..",
    url: `${baseURL}/api/health`,
    env: {
      PORT: String(port),
      DATA_DIR: `.data/e2e-${port}`,
      RATE_LIMIT_SCALE: "1000",
      SUPPORT_PHONE: SUPPORT.phone,
      SUPPORT_EMAIL: SUPPORT.email,
      SOCIAL_URL: SUPPORT.social,
    },
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGINT", timeout: 20_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
