import { expect, test } from "./host-page.ts";

/** Width that the element asks for where its parent asks its content, in CSS pixels. */
const OWN_WIDTH = 760;

/** Parents that are as wide as what is in them. `{it}` is the element; 300 px of a window are always there for it. */
const PARENTS: Record<string, string> = {
  "a flex row": '<div style="display: flex">{it}</div>',
  "a column that centers": '<div style="display: flex; flex-direction: column; align-items: center">{it}</div>',
  "a grid that centers": '<div style="display: grid; place-items: center">{it}</div>',
  "a grid of one's own width": '<div style="display: grid; justify-content: center">{it}</div>',
  "an inline-block": '<div style="display: inline-block">{it}</div>',
  "a float": '<div style="float: left">{it}</div>',
  "a table cell": "<table cellpadding=0 cellspacing=0><tr><td>{it}</td></tr></table>",
  "an absolute box": '<div style="position: absolute; left: 0">{it}</div>',
  "a box of max-content": '<div style="width: max-content">{it}</div>',
  "a dialog":
    '<dialog style="border: 0; padding: 0">{it}</dialog><script>document.querySelector("dialog").showModal()</script>',
  "a popover":
    '<div popover style="border: 0; padding: 0">{it}</div><script>document.querySelector("[popover]").showPopover()</script>',
  "vertical writing": '<div style="writing-mode: vertical-rl">{it}</div>',
  "itself as an inline-block": "<style>repair-assist { display: inline-block }</style>{it}",
  "itself as a flex box": "<style>repair-assist { display: flex }</style>{it}",
  "itself as a grid": "<style>repair-assist { display: grid; justify-content: center; gap: 9px }</style>{it}",
  "itself in vertical writing": "<style>* { writing-mode: vertical-lr }</style>{it}",
};

for (const [parent, body] of Object.entries(PARENTS))
  test(`in ${parent} it has its own width, and never more than there is`, async ({ page, host }) => {
    await host(`<style>body { margin: 0 }</style>{script}${body.replace("{it}", "<repair-assist></repair-assist>")}`);
    const wizard = page.locator("repair-assist");
    await expect(wizard.getByRole("button", { name: "Continue", exact: true })).toBeVisible();
    for (const windowWidth of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width: windowWidth, height: 900 });
      // A dialog of the browser keeps 38 px from the window's edges.
      const room = windowWidth - (parent === "a dialog" ? 38 : 0);
      const sheet = (await wizard.locator("[part~=sheet]").boundingBox())!;
      expect.soft(sheet.width, `at ${windowWidth}`).toBeGreaterThanOrEqual(Math.min(room, OWN_WIDTH));
      expect.soft(sheet.width, `at ${windowWidth}`).toBeLessThanOrEqual(room);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(windowWidth);
    }
  });

test("beside another column it takes what that leaves, and pushes nothing out", async ({ page, host }) => {
  await host(`<style>body { margin: 0 } .row { display: flex } .grid { display: grid; grid-template-columns: 1fr 200px }
      aside { flex: none; width: 200px }</style>{script}
    <div class="row"><repair-assist></repair-assist><aside>Topics</aside></div>
    <div class="grid"><repair-assist></repair-assist><aside>Topics</aside></div>`);
  await expect(page.getByRole("button", { name: "Continue", exact: true })).toHaveCount(2);
  for (const windowWidth of [480, 900]) {
    await page.setViewportSize({ width: windowWidth, height: 900 });
    for (const wizard of await page.locator("repair-assist").all())
      expect((await wizard.boundingBox())!.width).toBe(windowWidth - 200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(windowWidth);
  }
});

test("in a block it is as wide as the block, whatever that is", async ({ page, host }) => {
  await host(`<style>body { margin: 0 }</style>{script}<div id="slot"><repair-assist></repair-assist></div>`);
  const wizard = page.locator("repair-assist");
  await expect(wizard.getByRole("button", { name: "Continue", exact: true })).toBeVisible();
  for (const width of [280, 650, 1200]) {
    await page.locator("#slot").evaluate((slot, px) => slot.setAttribute("style", `width: ${px}px`), width);
    expect((await wizard.locator("[part~=sheet]").boundingBox())!.width).toBe(width);
    const [element, sheet] = [await wizard.boundingBox(), await wizard.locator("[part~=sheet]").boundingBox()];
    expect(sheet).toEqual(element);
  }
});
