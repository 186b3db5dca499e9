import { act, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./embedded.ts";
import { defineRepairAssist, type RepairAssistElement } from "./element.ts";
import { startApi } from "./testing.tsx";

defineRepairAssist();
const rendered = () => act(async () => {});
const inside = (element: Element) => within(element.shadowRoot as unknown as HTMLElement);
const title = (element: Element) => inside(element).getByRole("heading", { level: 2 }).textContent;

async function place(html: string) {
  document.body.innerHTML = html;
  const element = document.body.querySelector("repair-assist")!;
  await rendered();
  return element;
}

let api: ReturnType<typeof startApi>;
beforeEach(() => {
  api = startApi({});
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  api.stop();
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

describe("<repair-assist>", () => {
  it("shows step 1, says that it is ready, and fires it through shadow roots", async () => {
    const ready = vi.fn();
    document.addEventListener("repair-assist:ready", ready, { once: true });
    expect(title(await place("<repair-assist></repair-assist>"))).toBe("Ready to Fix Your Vehicle?");
    expect(ready.mock.calls[0]![0]).toMatchObject({ bubbles: true, composed: true });
  });

  it("takes properties that were set before the script came", async () => {
    const element = document.createElement("late-assist") as RepairAssistElement;
    element.heading = "Ask us first";
    document.body.append(element);
    defineRepairAssist("late-assist");
    await rendered();
    expect(title(element)).toBe("Ask us first");
    expect(element.getAttribute("heading")).toBe("Ask us first");
  });

  it("takes what React wrote for a property that it did not know yet, before the script came", async () => {
    const element = document.createElement("later-assist") as RepairAssistElement;
    element.setAttribute("siteUrl", "https://repair.example");
    document.body.append(element);
    defineRepairAssist("later-assist");
    await rendered();
    expect(element.siteUrl).toBe("https://repair.example");
    element.siteUrl = "https://another.example";
    document.body.prepend(element);
    expect(element.siteUrl).toBe("https://another.example");
  });

  it("falls back when an attribute is removed, and takes an empty boolean for true", async () => {
    const element = await place('<repair-assist heading="Hello" site=""></repair-assist>');
    expect([element.heading, element.site]).toEqual(["Hello", true]);
    element.removeAttribute("heading");
    element.setAttribute("site", "false");
    await rendered();
    expect([element.heading, element.site]).toEqual([undefined, false]);
    expect(title(element)).toBe("Ready to Fix Your Vehicle?");
    element.site = true;
    element.site = false;
    expect(element.hasAttribute("site")).toBe(false);
  });

  it("shows nothing while it is detached", async () => {
    const element = document.createElement("repair-assist");
    element.heading = "x";
    await rendered();
    expect(element.shadowRoot!.innerHTML).toBe("");
  });

  it("keeps what was typed when it is moved within the page", async () => {
    const element = await place("<repair-assist></repair-assist><div></div>");
    const name = inside(element).getByRole("textbox", { name: "Name" }) as HTMLInputElement;
    name.value = "Dana";
    document.querySelector("div")!.append(element);
    await rendered();
    expect((inside(element).getByRole("textbox", { name: "Name" }) as HTMLInputElement).value).toBe("Dana");
    element.remove();
    await rendered();
    expect(element.shadowRoot!.querySelector("form")).toBeNull();
  });

  it("asks before it moves, and moves by itself unless it is prevented", async () => {
    const element = await place("<repair-assist></repair-assist>");
    const moves: unknown[] = [];
    const prevent = (event: Event) => {
      moves.push((event as CustomEvent).detail);
      event.preventDefault();
    };
    document.addEventListener("repair-assist:step", prevent);
    element.goTo("confirmation", "managed");
    expect(element.step).toBeUndefined();
    document.removeEventListener("repair-assist:step", prevent);
    element.goTo("confirmation", "managed");
    expect([element.step, element.confirmationType]).toEqual(["confirmation", "managed"]);
    expect(moves).toEqual([{ from: "vehicle-info", to: "confirmation", confirmationType: "managed" }]);
  });

  it("forgets everything on reset", async () => {
    sessionStorage.setItem("repair-assist:currentStep", "issue-details");
    sessionStorage.setItem("repair-assist:vehicleInfo", JSON.stringify({ name: "Dana" }));
    const element = await place("<repair-assist></repair-assist>");
    const name = () => inside(element).getByRole("textbox", { name: "Name" }) as HTMLInputElement;
    expect(name().value).toBe("Dana");
    element.reset();
    await rendered();
    expect(name().value).toBe("");
    expect(sessionStorage.getItem("repair-assist:vehicleInfo")).toBeNull();
  });

  it("stands two to a page, each for itself", async () => {
    document.body.innerHTML = '<repair-assist step="confirmation"></repair-assist><repair-assist></repair-assist>';
    const [first, second] = document.querySelectorAll("repair-assist");
    second!.goTo("confirmation", "managed");
    await rendered();
    expect([first!.confirmationType, second!.confirmationType]).toEqual([undefined, "managed"]);
  });

  it("keeps what it saves apart from the other element's", async () => {
    const form = (name: string) => JSON.stringify({ name });
    sessionStorage.setItem("repair-assist:currentStep", "issue-details");
    sessionStorage.setItem("repair-assist:vehicleInfo", form("Dana"));
    sessionStorage.setItem("repair-assist:2:currentStep", "issue-details");
    sessionStorage.setItem("repair-assist:2:vehicleInfo", form("Robin"));
    document.body.innerHTML = "<repair-assist></repair-assist><repair-assist></repair-assist>";
    await rendered();
    const names = [...document.querySelectorAll("repair-assist")].map(
      (element) => (inside(element).getByRole("textbox", { name: "Name" }) as HTMLInputElement).value,
    );
    expect(names).toEqual(["Dana", "Robin"]);
  });

  it("takes the place of one that goes in the same moment", async () => {
    sessionStorage.setItem("repair-assist:currentStep", "issue-details");
    sessionStorage.setItem("repair-assist:vehicleInfo", JSON.stringify({ name: "Dana" }));
    await place("<repair-assist></repair-assist>");
    const other = document.createElement("repair-assist");
    document.querySelector("repair-assist")!.replaceWith(other);
    await rendered();
    expect((inside(other).getByRole("textbox", { name: "Name" }) as HTMLInputElement).value).toBe("Dana");
  });

  it("goes where it is told before it stands in the page", async () => {
    const element = document.createElement("repair-assist");
    element.goTo("confirmation", "managed");
    document.body.replaceChildren(element);
    expect([element.step, element.confirmationType]).toEqual(["confirmation", "managed"]);
    element.start();
    expect(element.step).toBe("vehicle-info");
  });

  it("makes the calls that were left before the script came, then those that follow at once", async () => {
    const element = document.createElement("called-assist") as RepairAssistElement;
    (element as { calls?: unknown }).calls = [["goTo", "confirmation", "managed"], ["nothing"]];
    document.body.replaceChildren(element);
    const heard = vi.fn();
    element.addEventListener("repair-assist:error", (event) => heard(event.detail.message));
    defineRepairAssist("called-assist");
    expect([element.step, element.confirmationType]).toEqual(["confirmation", "managed"]);
    expect(heard.mock.calls).toEqual([['calls: there is no method "nothing".']]);
    element.calls.push(["start"]);
    expect(element.step).toBe("vehicle-info");
  });

  it("stays at the last step that is open, and tells the console", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const element = await place("<repair-assist></repair-assist>");
    const moved = vi.fn();
    element.addEventListener("repair-assist:step", moved);
    element.goTo("diagnostic");
    expect([element.step, moved.mock.calls.length]).toEqual([undefined, 0]);
    expect(warn.mock.calls.flat()).toEqual([
      'Repair Assist: goTo: "diagnostic" is not open yet; "vehicle-info" is shown.',
    ]);
  });

  it("goes on where the one before it was, unless the page names a step", async () => {
    const element = await place("<repair-assist></repair-assist>");
    element.goTo("confirmation", "managed");
    const next = await place("<repair-assist></repair-assist>");
    expect([next.step, next.confirmationType]).toEqual(["confirmation", "managed"]);
    expect((await place('<repair-assist step="vehicle-info"></repair-assist>')).step).toBe("vehicle-info");
    sessionStorage.setItem("repair-assist:route", '{"step":7}');
    expect((await place("<repair-assist></repair-assist>")).step).toBeUndefined();
    expect(sessionStorage.getItem("repair-assist:route")).toBeNull();
  });

  it("is defined once", () => {
    const before = customElements.get("repair-assist");
    expect(() => defineRepairAssist()).not.toThrow();
    expect(customElements.get("repair-assist")).toBe(before);
  });
});
