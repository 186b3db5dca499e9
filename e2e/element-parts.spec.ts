import type { Page } from "@playwright/test";
import { expect, test } from "./host-page.ts";

interface Named {
  name: string;
}
/** The manifest that is shipped beside the script: what it documents must be there. */
const documented = async (page: Page, baseURL: string) => {
  const answer = await page.request.get(`${baseURL}/widget/v1/custom-elements.json`);
  expect(answer.headers()["content-type"]).toContain("json");
  const { cssParts, cssProperties } = (await answer.json()).modules[0].declarations[0];
  const names = (all: Named[]) => all.map(({ name }) => name);
  return { parts: names(cssParts), properties: names(cssProperties) };
};

const COLOR = "rgb(1, 2, 3)";

// A key of no partner, and the analysis of the service that is not chosen, which is nobody's.
test.use({ expectedErrors: /Failed to load resource|Unknown|status of 401/i });

test("each documented part is there, and a page's rule for it counts", async ({ page, host, baseURL }) => {
  const { parts } = await documented(page, baseURL!);
  expect(parts.length).toBeGreaterThan(5);
  const rules = parts.map((part) => `repair-assist::part(${part}) { outline: 2px solid ${COLOR}; }`).join("");
  await host(`{script}<repair-assist partner="nobody"></repair-assist>`, `<style>${rules}</style>`);
  const wizard = page.locator("repair-assist");
  await expect(wizard.getByRole("alert")).toBeVisible();
  // A notice comes where a service is confirmed that was not chosen.
  const seen = () => wizard.evaluate((element) => [...element.shadowRoot!.querySelectorAll("[part]")].map(outlineOf));
  await page.evaluate(() => {
    Object.assign(window, {
      outlineOf: (part: Element) => [part.getAttribute("part"), getComputedStyle(part).outlineColor],
    });
  });
  const found = await seen();
  await page.evaluate(() => {
    sessionStorage.setItem("repair-assist:repairFlowState", JSON.stringify({ diagnosticId: "d1" }));
    document.body.innerHTML = '<repair-assist step="service-options"></repair-assist>';
  });
  await wizard.getByRole("button", { name: "Confirm Selection" }).click();
  await expect(wizard.getByRole("radiogroup").getByText("Please select an option")).toBeVisible();
  await expect(wizard.getByRole("region").getByText("Please select an option")).toBeVisible();
  found.push(...(await seen()));
  await page.evaluate(() => {
    document.body.innerHTML = '<repair-assist launcher="button"></repair-assist>';
  });
  await expect(wizard.getByRole("button", { name: "What is wrong with my car?" })).toBeVisible();
  found.push(...(await seen()));
  for (const part of parts) {
    const those = found.filter(([name]) => name!.split(" ").includes(part));
    expect(those.length, part).toBeGreaterThan(0);
    for (const [, outline] of those) expect(outline, part).toBe(COLOR);
  }
  expect([...new Set(found.flatMap(([name]) => name!.split(" ")))].sort()).toEqual([...parts].sort());
});

declare const outlineOf: (part: Element) => [name: string | null, outline: string];

/** How each documented property is set, and where its effect is seen. */
const EFFECTS: Record<string, { value: string; attributes?: string; selector: string; style: string; seen: string }> = {
  "--repair-assist-font": { value: "Georgia, serif", selector: "h2", style: "fontFamily", seen: "Georgia, serif" },
  "--repair-assist-radius": { value: "13px", selector: "button", style: "borderTopLeftRadius", seen: "13px" },
  "--repair-assist-bleed": {
    value: "7px",
    attributes: "site",
    selector: "[lang] div",
    style: "marginLeft",
    seen: "-7px",
  },
};

test("each documented property has its effect", async ({ page, host, baseURL }) => {
  const { properties } = await documented(page, baseURL!);
  expect(Object.keys(EFFECTS).sort()).toEqual([...properties].sort());
  await page.setViewportSize({ width: 500, height: 900 });
  for (const [name, { value, attributes = "", selector, style, seen }] of Object.entries(EFFECTS)) {
    await host(`{script}<repair-assist ${attributes}></repair-assist>`, `<style>:root { ${name}: ${value}; }</style>`);
    const wizard = page.locator("repair-assist");
    await expect(wizard.getByRole("button", { name: "Continue" })).toBeVisible();
    const values = () =>
      wizard.evaluate(
        (element, [within, property]) =>
          [...element.shadowRoot!.querySelectorAll(within!)].map((each) => getComputedStyle(each)[property as never]),
        [selector, style],
      );
    expect(await values(), name).toContain(seen);
    await page.addStyleTag({ content: `:root { ${name}: initial !important; }` });
    expect(await values(), `${name} unset`).not.toContain(seen);
  }
});
