import type { Frame, Page } from "@playwright/test";
import axe from "axe-core";

/** Asks axe what is wrong within the element: "serious color-contrast: <p>…". */
export type Ask = () => Promise<string[]>;

/**
 * Puts axe beside a page, in a world of its own as extensions of the browser have it: it sees the same elements, but no
 * global and no prototype of the page, nor does the page see axe.
 */
export async function axeBeside(page: Page, frame: Frame): Promise<Ask> {
  const devtools = await page.context().newCDPSession(frame === page.mainFrame() ? page : frame);
  const { frameTree } = await devtools.send("Page.getFrameTree");
  const world = { frameId: frameTree.frame.id, worldName: "axe" };
  const { executionContextId: contextId } = await devtools.send("Page.createIsolatedWorld", world);
  const run = async (expression: string) => {
    const how = { contextId, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await devtools.send("Runtime.evaluate", { expression, ...how });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await run(`${axe.source}; undefined`);
  return () => run(`(${complaints})()`);
}

async function complaints() {
  const { axe: found } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await found.run("repair-assist", { resultTypes: ["violations"], preload: false });
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
}
