import { analyzed, PROBLEMS, TITLES } from "./progress.ts";
import { expect, test } from "./test.ts";

/** Margins that browsers print with unless told. */
const MARGIN = { top: "0.4in", bottom: "0.4in", left: "0.4in", right: "0.4in" };
/** What the smallest print may measure, in CSS pixels of paper: seven and a half points, as tracked capitals have. */
const LEAST = 10;

for (const kind of ["symptoms", "estimate", "collision", "parts"] as const) {
  test(`${TITLES[kind]} prints on one or two sheets, in type that one can read`, async ({ page }) => {
    await analyzed(page, kind, PROBLEMS[kind]);
    await page.addInitScript(() => {
      window.print = () => {
        dispatchEvent(new Event("beforeprint"));
        document.body.setAttribute("data-printed", "");
      };
    });
    await page.goto("/steps/diagnostic-results");
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("body[data-printed]")).toBeAttached();

    for (const format of ["Letter", "A4"]) {
      const pdf = (await page.pdf({ format, margin: MARGIN, printBackground: true })).toString("latin1");
      const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)!.length;
      expect(sheets, format).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: TITLES[kind] })).toBeVisible();
    await expect(page.getByText("Important Notice")).toBeVisible();
    const head = page.getByText(/Dana Reyes · \w+ \d+, \d{4} · localhost:\d+/);
    await expect(head).toBeVisible();
    await expect(page.getByRole("region", { name: /Notifi|Notices/ })).toHaveCount(0);
    for (const button of await page.getByRole("button").all()) await expect(button).toBeHidden();
    const sizes = await page.locator("repair-assist").evaluate((host) => {
      const shown = [...host.shadowRoot!.querySelectorAll("*")].filter(
        (node) => node.checkVisibility() && [...node.childNodes].some((n) => n.nodeType === 3 && n.textContent!.trim()),
      );
      return shown.map((node) => {
        const zoom = (node as HTMLElement & { currentCSSZoom: number }).currentCSSZoom;
        return { words: node.textContent!.slice(0, 30), px: Number.parseFloat(getComputedStyle(node).fontSize) * zoom };
      });
    });
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.filter(({ px }) => px < LEAST)).toEqual([]);
  });
}

test("on paper nothing promises that an answer tells more, and no notice lies over the result", async ({ page }) => {
  await analyzed(page, "symptoms", "There is a clunk from the front");
  await page.goto("/steps/diagnostic-results");
  const promise = page.getByText("One answer tells more.");
  await expect(promise).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Too early to say.").first()).toBeVisible();
  await expect(promise).toBeHidden();
});
