import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./host-page.ts";

const nameIn = (page: Page, n = 0) =>
  page.locator("repair-assist").nth(n).getByRole("textbox", { name: "Name", exact: true });

test("a move within the page keeps what was typed, wherever it goes", async ({ page, host }) => {
  await host(`{script}<div id="a"><repair-assist></repair-assist></div><div id="b"></div><my-box></my-box>`);
  await nameIn(page).fill("Dana Reyes");
  await page.evaluate(() => {
    const element = document.querySelector("repair-assist")!;
    document.querySelector("#b")!.append(element);
  });
  await expect(nameIn(page)).toHaveValue("Dana Reyes");
  await page.evaluate(() => {
    const root = document.querySelector("my-box")!.attachShadow({ mode: "open" });
    root.append(document.querySelector("repair-assist")!);
  });
  await expect(nameIn(page)).toHaveValue("Dana Reyes");
});

test("several elements know nothing of each other", async ({ page, host }) => {
  await host(`{script}<repair-assist heading="One"></repair-assist><repair-assist heading="Two" theme="dark"></repair-assist>
    <script>const moves = []; addEventListener("repair-assist:step", (event) => moves.push(event.target.heading));</script>`);
  await nameIn(page, 0).fill("Dana");
  await nameIn(page, 1).fill("Robin");
  await expect(nameIn(page, 0)).toHaveValue("Dana");
  await page.evaluate(() => document.querySelectorAll("repair-assist")[1]!.goTo("confirmation"));
  await expect(page.getByRole("heading", { name: "First, what is wrong with the car?" })).toHaveCount(1);
  await expect(nameIn(page, 0)).toHaveValue("Dana");
  expect(await page.evaluate("moves")).toEqual(["Two"]);
  await page.evaluate(() => document.querySelectorAll("repair-assist")[1]!.reset());
  await expect(nameIn(page, 1)).toHaveValue("");
  await expect(nameIn(page, 0)).toHaveValue("Dana");
});

test("fifty elements that came and went leave no more in memory than three: at most what was rendered last", async ({
  page,
  host,
}) => {
  await host(`{script}<div id="slot"></div>`);
  const client = await page.context().newCDPSession(page);
  await comeAndGo(page, 3);
  const before = await memory(client);
  await comeAndGo(page, 50);
  const after = await memory(client);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners);
});

/** Elements that show their form, are typed into and asked of the API, one after the other. */
const comeAndGo = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    await customElements.whenDefined("repair-assist");
    const slot = document.querySelector("#slot")!;
    for (let n = 0; n < count; n++) {
      const element = document.createElement("repair-assist");
      const ready = new Promise((resolve) => element.addEventListener("repair-assist:ready", resolve, { once: true }));
      slot.append(element);
      await ready;
      const name = element.shadowRoot!.querySelector("input")!;
      name.value = "Dana";
      name.dispatchEvent(new Event("input", { bubbles: true }));
      element.remove();
      // A task later all that had to end has ended.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, times);

/** What is left once nothing more can be given back, and how many of our elements are among it. */
async function memory(client: CDPSession) {
  const elements = async () => {
    await client.send("HeapProfiler.collectGarbage");
    const { result } = await client.send("Runtime.evaluate", {
      expression: 'customElements.get("repair-assist").prototype',
    });
    const { objects } = await client.send("Runtime.queryObjects", {
      prototypeObjectId: result.objectId!,
      objectGroup: "counted",
    });
    const count = await client.send("Runtime.callFunctionOn", {
      functionDeclaration: "function () { return this.length; }",
      objectId: objects.objectId!,
      returnByValue: true,
    });
    await client.send("Runtime.releaseObjectGroup", { objectGroup: "counted" });
    return count.result.value as number;
  };
  await expect.poll(elements).toBeLessThanOrEqual(1);
  return client.send("Memory.getDOMCounters");
}
