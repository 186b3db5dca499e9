import { act, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defineRepairAssist } from "./element.ts";
import { type Answers, startApi } from "./testing.tsx";

defineRepairAssist();
const GREETING = "GET /api/partners/allowed";
const heard: { code: string; message: string }[] = [];
const listen = (event: HTMLElementEventMap["repair-assist:error"]) => void heard.push(event.detail);
let api: ReturnType<typeof startApi>;

function answer(answers: Answers) {
  api.stop();
  api = startApi(answers);
}
beforeEach(() => {
  api = startApi({});
  sessionStorage.clear();
  document.addEventListener("repair-assist:error", listen);
});
afterEach(() => {
  api.stop();
  document.removeEventListener("repair-assist:error", listen);
  document.body.innerHTML = "";
  heard.length = 0;
  vi.restoreAllMocks();
});

/** An element with these attributes; the API is the test's unless they say otherwise. */
async function place(attributes: Record<string, string>) {
  const element = document.createElement("repair-assist");
  for (const [name, value] of Object.entries({ api: api.url, ...attributes })) element.setAttribute(name, value);
  document.body.append(element);
  await act(async () => {});
  const inside = within(element.shadowRoot as unknown as HTMLElement);
  return { element, inside, form: () => inside.getByRole("button", { name: "Continue" }) };
}

/** So many greetings were answered, and so was a call after them: whatever the answers lead to is there. */
const greeted = (route: string, times = 1) =>
  act(async () => {
    await vi.waitFor(() => expect(api.to(route)).toHaveLength(times));
    await (await fetch(`${api.url}/later`)).text();
  });

describe("a malformed attribute", () => {
  it.each([
    ["api", "http://["],
    ["api", "javascript:alert(1)"],
    ["site-url", "mailto:a@b.example"],
    ["partner", "key with spaces"],
    ["partner", "ключ"],
    ["theme", "loud"],
    ["launcher", "rocket"],
    ["accent", "#12"],
    ["locale", "not a language"],
    ["step", "nowhere"],
    ["confirmation-type", "maybe"],
  ])("%s=%s is said to the page and in the console, not to the visitor, and the form stands", async (name, value) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { inside, form } = await place({ [name]: value });
    const message = `${name}="${value}" is not valid and was left out.`;
    expect(inside.queryByText(message)).toBeNull();
    expect(warn.mock.calls.slice(0, 1)).toEqual([[`<repair-assist>: ${message}`]]);
    expect(heard.filter(({ code }) => code === "attribute")).toEqual([{ code: "attribute", message }]);
    expect(form()).toBeTruthy();
  });

  it("is no fault any more once it is removed, and is one again when it comes back", async () => {
    const { element } = await place({ theme: "loud" });
    await act(async () => element.removeAttribute("theme"));
    expect(heard).toHaveLength(1);
    await act(async () => element.setAttribute("theme", "loud"));
    expect(heard).toHaveLength(2);
  });

  it("as long as a book is shortened", async () => {
    await place({ theme: "x".repeat(10_000) });
    expect(heard[0]!.message.length).toBeLessThan(200);
  });

  it("is not complained about where it is empty or good", async () => {
    await place({ theme: "", accent: "", partner: "", step: "", locale: "en-US", "site-url": "/help" });
    expect(heard).toEqual([]);
  });

  it("as an argument moves nothing", async () => {
    const { element } = await place({ step: "confirmation" });
    element.goTo("nowhere" as never);
    expect(element.step).toBe("confirmation");
    expect(heard).toEqual([{ code: "attribute", message: 'goTo: there is no step "nowhere".' }]);
  });
});

describe("an API that", () => {
  const html = () => new Response("<h1>Not Found</h1>", { status: 404, headers: { "content-type": "text/html" } });
  const ofVersion = (version: string) => () =>
    Response.json({ allowed: true, message: "" }, { headers: { "repair-assist-api": version } });

  it("is unreachable is said, and that it is back, once one tries again", async () => {
    const { port } = new URL(api.url);
    api.stop();
    const { inside, form } = await place({});
    expect((await inside.findByRole("alert")).textContent).toContain(`${api.url} cannot be reached`);
    expect(heard.map(({ code }) => code)).toEqual(["unreachable"]);
    expect(form()).toBeTruthy();
    api = startApi({}, Number(port));
    await act(async () => inside.getByRole("button", { name: "Try again" }).click());
    expect(inside.queryByRole("alert")).toBeNull();
  });

  it("is another server is said", async () => {
    const server = Bun.serve({
      port: 0,
      fetch: () => {
        const page = html();
        page.headers.set("access-control-allow-origin", "*");
        return page;
      },
    });
    const { inside, form } = await place({ api: `http://127.0.0.1:${server.port}/deep/` });
    expect((await inside.findByRole("alert")).textContent).toContain(
      `There is no Repair Assist service at http://127.0.0.1:${server.port}/deep.`,
    );
    expect(heard.map(({ code }) => code)).toEqual(["not-api"]);
    expect(form()).toBeTruthy();
    server.stop(true);
  });

  it.each(["0.9", "2"])("is of version %s is said, whether it is older or newer", async (version) => {
    answer({ [GREETING]: ofVersion(version) });
    const { inside, form } = await place({});
    expect((await inside.findByRole("alert")).textContent).toContain(`is of version ${version}`);
    expect(heard.map(({ code }) => code)).toEqual(["version"]);
    expect(form()).toBeTruthy();
  });

  it.each([
    ["itself", {}],
    ["the proxy before it", { "repair-assist-api": "" }],
  ])("is only busy, as %s says, is not complained about: its calls say so", async (_, headers) => {
    answer({ [GREETING]: () => new Response("", { status: 503, headers }) });
    const { inside } = await place({});
    await greeted(GREETING);
    expect(inside.queryByRole("alert")).toBeNull();
    expect(heard).toEqual([]);
  });

  it("refuses the partner key says why in its own words", async () => {
    answer({ [`${GREETING}?partner=shop`]: () => ({ allowed: false, message: "This key is not for this page." }) });
    const { inside, form } = await place({ partner: "shop" });
    expect((await inside.findByRole("alert")).textContent).toContain("This key is not for this page.");
    expect(heard).toEqual([{ code: "partner", message: "This key is not for this page." }]);
    expect(form()).toBeTruthy();
  });

  it.each(["frame", "shop.expires.origin.signature"])(
    "is not asked about the pass of our own frame, %s",
    async (pass) => {
      answer({ [GREETING]: () => ({ allowed: true, message: "" }) });
      await place({ partner: pass });
      await greeted(GREETING);
      expect(heard).toEqual([]);
    },
  );

  it("is asked again when the page corrects its address or its key", async () => {
    answer({
      [GREETING]: () => ({ allowed: true, message: "" }),
      [`${GREETING}?partner=wrong`]: () => ({ allowed: false, message: "Unknown." }),
    });
    const { element, inside } = await place({ partner: "wrong" });
    await inside.findByRole("alert");
    await act(async () => element.removeAttribute("partner"));
    await greeted(GREETING);
    expect(inside.queryByRole("alert")).toBeNull();
  });

  it("knows the partner's look lends it where the page says nothing", async () => {
    const look = { theme: "dark", accent: "#005f73", font: "Georgia, serif" };
    answer({ [`${GREETING}?partner=shop`]: () => ({ allowed: true, message: "", look }) });
    const { element } = await place({ partner: "shop" });
    const frame = () => element.shadowRoot!.querySelector<HTMLElement>("[lang]")!;
    const own = await place({ partner: "shop", theme: "light" });
    await greeted(`${GREETING}?partner=shop`, 2);
    expect(frame().style.getPropertyValue("--partner-font")).toBe(look.font);
    expect(frame().getAttribute("style")).toContain("rgb(0 95 115)");
    expect(frame().className).not.toBe(own.element.shadowRoot!.querySelector("[lang]")!.className);
  });
});
