import { SMTPServer } from "smtp-server";
import { ownDatabase } from "../api/benchmarks/own/own-database.ts";
import { ownServer } from "../api/benchmarks/own/own-server.ts";
import { freePort } from "./free-port.ts";
import { expect, test } from "./test.ts";

/** How a shop gets its key, by the page, a letter and the page that the letter leads to. */
const shop = { name: "Ruth's Garage", email: "ruth@shop.example" };

test.describe("where the operator has a mail server", () => {
  let address: string;
  let letter: Promise<string>;
  const running: (() => Promise<unknown>)[] = [];

  test.beforeAll(async () => {
    const mail = await mailServer();
    letter = mail.letter;
    const database = await ownDatabase();
    const port = await freePort();
    const server = await ownServer(database.url, {
      environment: {
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        SMTP_URL: mail.url,
        MAIL_FROM: "Repair Assist <mail@repair.example>",
        SUPPORT_EMAIL: "help@repair.example",
      },
    });
    address = `http://localhost:${port}`;
    running.push(server.stop, database.remove, mail.stop);
  });
  test.afterAll(async () => {
    for (const stop of running) await stop();
  });

  test.describe("with the API down", () => {
    test.use({ expectedErrors: /Failed to load resource|could not be sent|This did not work/ });

    test("the form keeps what was typed", async ({ page, context }) => {
      await page.goto(`${address}/embed`, { waitUntil: "networkidle" });
      const form = page.locator("#partners");
      await context.setOffline(true);
      await form.getByLabel("Name of your shop or site").fill(shop.name);
      await form.getByLabel("Addresses of your sites").fill("https://shop.example");
      await form.getByLabel("Email").fill(shop.email);
      await form.getByRole("checkbox").check();
      await form.getByRole("button", { name: "Get a key" }).click();
      await expect(page.getByText("The registration did not get through. Please try again.")).toBeVisible();
      await expect(form.getByLabel("Name of your shop or site")).toHaveValue(shop.name);
    });
  });

  test("a shop registers, keeps its secret, confirms by the letter, and its key then works on its site alone", async ({
    page,
  }) => {
    await page.goto(`${address}/embed`);
    const form = page.locator("#partners");
    await form.getByRole("button", { name: "Get a key" }).click();
    await expect(form.getByLabel("Name of your shop or site")).toBeFocused();
    for (const sentence of [
      "Name must be at least 2 characters",
      "Please enter the address of your site",
      "Please enter a valid email address",
      "You must accept the terms and conditions to continue",
    ])
      await expect(form.getByText(sentence, { exact: true })).toBeVisible();

    await form.getByLabel("Name of your shop or site").fill(shop.name);
    await form.getByLabel("Addresses of your sites").fill(`shop.example/contact\nhttps://blog.example`);
    await form.getByLabel("Email").fill(shop.email);
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Get a key" }).click();

    await expect(form.getByText(/^We sent a link to your e-mail address/)).toBeFocused();
    const key = (await form.getByRole("region", { name: "Partner key" }).textContent())!;
    const secret = (await form.getByRole("region", { name: "Secret" }).textContent())!;
    expect(secret.length).toBeGreaterThan(20);
    await expect(page.getByRole("region", { name: "HTML", exact: true })).toContainText(`partner="${key}"`);
    await expect(page.getByRole("region", { name: "HTML", exact: true })).not.toContainText(secret);

    const check = page.locator("#check");
    const isAllowed = async (typed: string) => {
      await check.getByLabel("Address of your page").fill(typed);
      await check.getByLabel("Partner key").fill(key);
      await check.getByRole("button", { name: "Check" }).click();
      return (await check.getByRole("listitem").first().textContent())!;
    };
    const registered = "This page is registered for its partner key.";
    expect(await isAllowed("https://blog.example/post")).not.toBe(registered);

    const link = /http:\/\/localhost:\d+\/partners\/confirm#[\w-]+/.exec(await letter)![0];
    const landing = await page.context().newPage();
    await landing.goto(link);
    await landing.getByRole("button", { name: "Confirm" }).click();
    await expect(landing.getByText(`Confirmed. The key of ${shop.name} works from now on.`)).toBeVisible();
    expect(new URL(landing.url()).hash).toBe("");

    expect(await isAllowed("https://blog.example/post")).toBe(registered);
    expect(await isAllowed("https://other.example")).not.toBe(registered);
    await page.reload();
    await expect(page.getByText(secret)).toHaveCount(0);
  });

  test.describe("a link that was made up", () => {
    test.use({ expectedErrors: /status of 404|could not be confirmed/ });

    test("is refused with a sentence", async ({ page }) => {
      await page.goto(`${address}/partners/confirm#${"x".repeat(43)}`);
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(page.getByText(/was used already or has expired/)).toBeVisible();
      await page.goto(`${address}/partners/confirm`);
      await page.reload();
      await expect(page.getByText("This page needs the link from our letter.")).toBeVisible();
    });
  });
});

test.describe("where the operator has none", () => {
  test("the page says so before anything is typed, and where to write instead", async ({ page, request }) => {
    expect(await (await request.get("/embed")).text()).not.toContain("Get a key");
    await page.goto("/embed");
    const form = page.locator("#partners");
    await expect(form.getByText(/no email is set up that could confirm yours/)).toBeVisible();
    await expect(form.getByRole("textbox")).toHaveCount(0);
    await form.getByRole("link", { name: "write to us." }).click();
    await page.waitForURL("**/contact");
  });
});

/** A real mail server on this machine; `letter` is the first letter it got, as text. */
async function mailServer() {
  let arrived = (_letter: string) => {};
  const letter = new Promise<string>((resolve) => {
    arrived = resolve;
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _session, done) {
      const chunks = await Array.fromAsync(stream as AsyncIterable<Buffer>);
      // Quoted-printable, which breaks long lines.
      arrived(Buffer.concat(chunks).toString("utf8").replaceAll("=\r\n", "").replaceAll("=3D", "="));
      done();
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as { port: number };
  const stop = () => new Promise<void>((closed) => server.close(() => closed()));
  return { letter, url: `smtp://127.0.0.1:${port}`, stop };
}
