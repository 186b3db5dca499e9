import { test as base, expect } from "@playwright/test";

/**
 * The test of every browser test here: it also fails when the page throws or writes an error to the console. A test
 * that provokes one says so with `expectedErrors`.
 */
export const test = base.extend<{ expectedErrors: RegExp; noErrors: undefined }>({
  expectedErrors: [/^$/, { option: true }],
  noErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
