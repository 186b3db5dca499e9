import type { IssueType } from "#shared/schemas/issue-details.ts";
import { goThrough } from "./flow.ts";
import { ALONE, hostNamed } from "./hosts.ts";
import { buildOnReact } from "./react-build.ts";
import { test } from "./test.ts";
import { open, visit } from "./visit.ts";

/** The build of the widget on React itself: the four flows, and hosts that would trouble React in its own way. */
const KINDS: readonly IssueType[] = ["symptoms", "estimate", "parts", "collision"];
const TROUBLING = ["strict", "on-react", "moving"].map(hostNamed);

// One after another, so that it is built once.
test.describe.configure({ mode: "default" });
test.use({ ignoreHTTPSErrors: true, trace: "off" });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await buildOnReact();
});

for (const kind of KINDS) {
  test(`on React, ${kind} lead from the empty form to shops`, async ({ page, web }) => {
    const { wizard, release } = await open(ALONE[800], "react", page, web);
    release();
    await goThrough(wizard, { kind });
  });
}

for (const host of TROUBLING) {
  test.describe(() => {
    test.use({ expectedErrors: host.expectedErrors ?? /^$/ });

    test(`on React, ${host.title} is used and left as it was`, async ({ page, web, alone }, info) => {
      await visit(host, "react", { page, web, alone, info });
    });
  });
}
