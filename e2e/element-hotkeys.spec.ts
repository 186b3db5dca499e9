import type { Page } from "@playwright/test";
import { expect, test } from "./host-page.ts";
import { CIVIC, enterVehicle } from "./owner.ts";

/** A host with a hotkey on every key, one that takes what is pasted or cut, and one that reads along. */
const HOTKEYS = `<repair-assist></repair-assist>
  <script>
    const heard = [];
    for (const name of ["keydown", "keypress", "keyup", "beforeinput", "input", "paste", "copy", "cut",
        "compositionstart", "compositionupdate", "compositionend"])
      document.addEventListener(name, (event) => {
        heard.push(event.key ?? name);
        if (event.key !== "Tab") event.preventDefault();
      });
  </script>{script}`;

const heard = (page: Page) => page.evaluate<string[]>("heard.splice(0)");

test("what is typed into its fields is theirs, whatever hotkeys the page has", async ({ page, host }) => {
  await host(HOTKEYS);
  const wizard = page.locator("repair-assist");
  const name = wizard.getByRole("textbox", { name: "Name", exact: true });
  await name.click();
  await page.keyboard.type("Jo k/s?");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await expect(name).toHaveValue("Jo k/?");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+x");
  await expect(name).toHaveValue("");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(name).toHaveValue("Jo k/?");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+c");
  await page.keyboard.insertText("Ü");
  await expect(name).toHaveValue("Ü");
  await wizard.getByRole("combobox", { name: "Year" }).focus();
  await page.keyboard.type("2012");
  await expect(wizard.getByRole("combobox", { name: "Year" })).toHaveValue("2012");
  expect(await heard(page)).toEqual([]);
});

test("text that an input method composes is its field's too", async ({ page, host }) => {
  await host(HOTKEYS);
  const name = page.locator("repair-assist").getByRole("textbox", { name: "Name", exact: true });
  await name.click();
  const client = await page.context().newCDPSession(page);
  await client.send("Input.imeSetComposition", { text: "だ", selectionStart: 1, selectionEnd: 1 });
  await client.send("Input.insertText", { text: "田" });
  await expect(name).toHaveValue("田");
  expect(await heard(page)).toEqual([]);
});

test("radio buttons keep their arrow keys", async ({ page, host }) => {
  await host("{script}<repair-assist></repair-assist>");
  const wizard = page.locator("repair-assist");
  await enterVehicle(wizard, CIVIC);
  await page.evaluate(() => document.addEventListener("keydown", (event) => event.preventDefault()));
  const radios = wizard.getByRole("radio");
  await radios.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(radios.nth(1)).toBeChecked();
});

test("Escape, Tab and F8 reach the page from a field, and every key from a button", async ({ page, host }) => {
  await host(HOTKEYS);
  const wizard = page.locator("repair-assist");
  await wizard.getByRole("textbox", { name: "Name", exact: true }).focus();
  for (const key of ["Escape", "F8", "Tab"]) await page.keyboard.press(key);
  await expect(wizard.getByRole("textbox", { name: "Email" })).toBeFocused();
  await wizard.getByRole("button", { name: "Continue", exact: true }).focus();
  await page.keyboard.press("s");
  expect(await heard(page)).toEqual(["Escape", "Escape", "F8", "F8", "Tab", "Tab", "s", "s"]);
});
