import { HOSTS } from "./hosts.ts";
import { test } from "./test.ts";
import { visit } from "./visit.ts";

// Traces write into the page.
test.use({ ignoreHTTPSErrors: true, trace: "off" });

for (const host of HOSTS) {
  test.describe(() => {
    test.use({ expectedErrors: host.expectedErrors ?? /^$/ });

    test(`${host.title} is used and left as it was`, async ({ page, web, alone }, info) => {
      test.setTimeout(host.timeoutMs ?? 60_000);
      await visit(host, "preact", { page, web, alone, info });
    });
  });
}
