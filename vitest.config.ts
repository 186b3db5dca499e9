import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Two projects: what runs on the server or anywhere (bun), and what needs a document (jsdom). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "server",
          environment: "node",
          include: ["shared/**/*.test.ts", "api/**/*.test.ts", ".ci/**/*.test.ts"],
          globalSetup: ["api/db/testing-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "document",
          environment: "jsdom",
          include: ["widget/**/*.test.{ts,tsx}", "site/**/*.test.{ts,tsx}"],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
