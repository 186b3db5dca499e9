import { expect, test } from "./host-page.ts";
import { CIVIC, enterVehicle } from "./owner.ts";
import { addPartner, partner } from "./partner-command.ts";

/** Where the script is right and what the page says is wrong: a sentence inside the element, an event, and the form. */
test.use({ expectedErrors: /Failed to load resource|Mixed Content|blocked/ });

const LISTENING = `<script>const heard = []; addEventListener("repair-assist:error", (event) => heard.push(event.detail));</script>`;

const BAD: Record<string, { attributes: string; sentence: RegExp; code: string }> = {
  "an address where nothing answers": {
    attributes: 'api="http://127.0.0.1:9"',
    sentence: /http:\/\/127\.0\.0\.1:9 cannot be reached/,
    code: "unreachable",
  },
  "an address of another page": {
    attributes: 'api="/blog"',
    sentence: /There is no Repair Assist service at http:\/\/127\.0\.0\.1:\d+\/blog\./,
    code: "not-api",
  },
  "an unknown partner": { attributes: 'partner="nobody"', sentence: /unknown/i, code: "partner" },
};

for (const [what, { attributes, sentence, code }] of Object.entries(BAD))
  test(`${what} is said inside the element and by an event`, async ({ page, host }) => {
    await host(`${LISTENING}<repair-assist ${attributes}></repair-assist>{script}`);
    const wizard = page.locator("repair-assist");
    await expect(wizard.getByRole("alert")).toContainText(sentence);
    await expect(wizard.getByRole("button", { name: "Continue" })).toBeVisible();
    expect(await page.evaluate("heard")).toMatchObject([{ code, message: expect.stringMatching(sentence) }]);
  });

test("a value that is none is said in the console and by an event, and the visitor sees the form alone", async ({
  page,
  host,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await host(`${LISTENING}<repair-assist theme="neon" api="http://["></repair-assist>{script}`);
  const wizard = page.locator("repair-assist");
  await expect(wizard.getByRole("button", { name: "Continue" })).toBeVisible();
  await expect(wizard.getByRole("alert")).toHaveCount(0);
  const messages = ['api="http://["', 'theme="neon"'].map((what) => `${what} is not valid and was left out.`);
  expect(await page.evaluate("heard")).toEqual(messages.map((message) => ({ code: "attribute", message })));
  expect(warnings).toEqual(messages.map((message) => `<repair-assist>: ${message}`));
});

test.describe("a page with an element of that name", () => {
  test.use({ expectedErrors: /has defined an element of that name itself/ });

  test("finds in the console why ours is not shown", async ({ page, host }) => {
    const said = page.waitForEvent("console", (message) => message.type() === "error");
    await host(`<script>customElements.define("repair-assist", class extends HTMLElement {})</script>
      <repair-assist></repair-assist>{script}`);
    expect((await said).text()).toContain("<repair-assist>: this page has defined an element of that name itself");
  });
});

test("a partner's key works on its own page, and no more once it is switched off", async ({ page, host }) => {
  const { address } = await host("");
  const key = addPartner(address);
  const wizard = page.locator("repair-assist");
  const embed = async () => {
    await page.goto(address);
    await page.evaluate(LISTEN_AND_ADD, [`${new URL(test.info().project.use.baseURL!).origin}`, key]);
    await expect(wizard.getByRole("button", { name: "Continue" })).toBeVisible();
  };
  await embed();
  await enterVehicle(wizard, CIVIC);
  expect(await page.evaluate("heard")).toEqual([]);

  partner("disable", key);
  await embed();
  await expect(wizard.getByRole("alert")).toContainText(/switched off|disabled/i);
  expect(await page.evaluate("heard")).toMatchObject([{ code: "partner" }]);
});

test("a partner's key is refused on the page of somebody else, with the reason", async ({ page, host }) => {
  const key = addPartner("https://another-shop.example");
  await host(`${LISTENING}<repair-assist partner="${key}"></repair-assist>{script}`);
  await expect(page.locator("repair-assist").getByRole("alert")).toContainText(/registered/);
  expect(await page.evaluate("heard")).toMatchObject([{ code: "partner" }]);
});

test("a secure page with an API that is not: the browser blocks it, and the element says so", async ({
  page,
  baseURL,
}) => {
  const script = await (await page.request.get(`${baseURL}/widget/v1/repair-assist.js`)).text();
  await page.route("https://secure.test/**", (route) =>
    new URL(route.request().url()).pathname === "/repair-assist.js"
      ? route.fulfill({ contentType: "text/javascript", body: script })
      : route.fulfill({
          contentType: "text/html",
          body: `<!doctype html><title>Secure</title><link rel="icon" href="data:,">${LISTENING}
            <repair-assist api="http://repairs.test"></repair-assist><script src="/repair-assist.js"></script>`,
        }),
  );
  await page.goto("https://secure.test/");
  const wizard = page.locator("repair-assist");
  await expect(wizard.getByRole("alert")).toContainText("Its address must begin with https.");
  await expect(wizard.getByRole("button", { name: "Continue" })).toBeVisible();
  expect(await page.evaluate("heard")).toMatchObject([{ code: "unreachable" }]);
});

for (const version of ["0", "2"])
  test(`an API of version ${version} is told from ours`, async ({ page, host }) => {
    const api = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: () =>
        Response.json(
          { allowed: true, message: "" },
          {
            headers: {
              "access-control-allow-origin": "*",
              "access-control-expose-headers": "repair-assist-api",
              "repair-assist-api": version === "0" ? "0.9" : version,
            },
          },
        ),
    });
    await host(`${LISTENING}<repair-assist api="http://127.0.0.1:${api.port}"></repair-assist>{script}`);
    const wizard = page.locator("repair-assist");
    await expect(wizard.getByRole("alert")).toContainText("Load the script from there.");
    await expect(wizard.getByRole("button", { name: "Continue" })).toBeVisible();
    expect(await page.evaluate("heard")).toMatchObject([{ code: "version" }]);
    await api.stop(true);
  });

/** Adds listener, element and script to a page that has none. */
const LISTEN_AND_ADD = ([us, key]: string[]) => {
  const heard: unknown[] = [];
  Object.assign(window, { heard });
  addEventListener("repair-assist:error", (event) => heard.push((event as CustomEvent).detail));
  const element = document.createElement("repair-assist");
  element.setAttribute("partner", key!);
  const script = document.createElement("script");
  script.src = `${us}/widget/v1/repair-assist.js`;
  document.body.append(element, script);
};
