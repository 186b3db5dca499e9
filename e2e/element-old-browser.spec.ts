import { expect, test } from "./host-page.ts";
import { CIVIC, enterVehicle } from "./owner.ts";

/** Browsers that adopt no style sheets, as Safari before 16.4: the styles are a tag in the shadow root. */
const HIDE = `<script nonce="abc">
  for (const { prototype } of [Document, ShadowRoot]) delete prototype.adoptedStyleSheets;
</script>`;
const POLICY = `<meta http-equiv="Content-Security-Policy"
  content="script-src 'nonce-abc'; style-src 'nonce-abc'; img-src data:; default-src {us}">`;

const PAGES: Record<string, [body: string, head: string]> = {
  "as it is": [`<repair-assist accent="#005f73"></repair-assist>{script}`, HIDE],
  "under a policy, by the nonce of the script": [
    `<repair-assist accent="#005f73"></repair-assist>`,
    `${POLICY}${HIDE}<script nonce="abc" src="{us}/widget/v1/repair-assist.js" async></script>`,
  ],
  "under a policy, by the nonce of the element": [
    `<repair-assist accent="#005f73" nonce="abc"></repair-assist>`,
    `${POLICY}${HIDE}<script nonce="abc">import("{us}/widget/v1/repair-assist.mjs")</script>`,
  ],
};

for (const [how, [body, head]] of Object.entries(PAGES))
  test(`where no style sheet can be adopted, ${how}, the element is styled and stays so`, async ({ page, host }) => {
    await host(body, head);
    const wizard = page.locator("repair-assist");
    const styled = async (name: string) => {
      const button = wizard.getByRole("button", { name });
      await expect(button).toHaveCSS("background-color", "rgb(0, 95, 115)");
      await expect(button).toHaveCSS("border-radius", "6px");
    };
    await styled("Continue");
    expect(await page.evaluate(() => "adoptedStyleSheets" in document)).toBe(false);
    await enterVehicle(wizard, CIVIC);
    await styled("Analyze");
    await page.evaluate(async () => {
      const element = document.querySelector("repair-assist")!;
      const { parentElement } = element;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      parentElement!.append(element);
    });
    await styled("Analyze");
    expect(await wizard.evaluate((it) => it.shadowRoot!.querySelectorAll("style").length)).toBe(1);
  });
