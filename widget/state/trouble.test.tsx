import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openWizard, problem, startApi } from "../testing.tsx";
import { removeProgress } from "./local-keys.ts";
import { openStorage } from "./storage.ts";
import { STATE_KEY } from "./wizard-state.ts";

/** Browsers that keep nothing, or something else than we put there: the flow goes on, and what was typed stays. */
const WORDS = "Grinding when I brake";
let api: ReturnType<typeof startApi>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // What a browser would not take is held while the page lives, which for these tests is one page.
  const storage = openStorage({ site: true, persist: false });
  removeProgress(storage);
  storage.session.remove(STATE_KEY);
  vi.spyOn(console, "error").mockImplementation(() => {});
  api = startApi({
    "POST /api/vehicle-info": () => ({ userId: "u1", vehicleId: "v1" }),
    "POST /api/issue-details": () => problem(503, "The analysis is busy."),
  });
});
afterEach(() => {
  cleanup();
  api.stop();
  vi.restoreAllMocks();
});

const open = (attributes = {}) => openWizard({ api: api.url, site: true, ...attributes });
const description = () => screen.getByRole("textbox", { name: /Describe the problem/ }) as HTMLTextAreaElement;
type User = ReturnType<typeof open>["user"];

async function enterVehicle(user: User) {
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Dana Reyes");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "dana@example.com");
  await user.type(screen.getByRole("textbox", { name: "ZIP code" }), "85253");
  await user.type(screen.getByRole("combobox", { name: /Find your car/ }), "12 civ");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("heading", { name: "Issue Details" });
}

async function describeIssue(user: User) {
  await user.click(screen.getByRole("radio", { name: "Diagnose car symptoms" }));
  await user.type(description(), WORDS);
}

/** Sends, is refused, and has lost nothing; the ids of step 1 went along. */
async function sendInVain(user: User) {
  await user.click(screen.getByRole("button", { name: "Analyze" }));
  await screen.findByText("Error: 503: The analysis is busy.");
  expect(api.to("POST /api/issue-details").at(-1)!.body).toMatchObject({
    userId: "u1",
    vehicleId: "v1",
    description: WORDS,
  });
  expect(description().value).toBe(WORDS);
}

const refuse = (name: string) => () => {
  throw new DOMException(name, name);
};

describe("a browser whose storage", () => {
  it("is full lets the visitor through all the same", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse("QuotaExceededError"));
    const { user } = open();
    await enterVehicle(user);
    await describeIssue(user);
    await sendInVain(user);
  });

  it("is blocked lets the visitor through all the same", async () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(refuse("SecurityError"));
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(refuse("SecurityError"));
    const { user } = open();
    await enterVehicle(user);
    await describeIssue(user);
    await sendInVain(user);
  });

  it.each(["{", "null", "7", '{"vehicleYear":{}}', "[{}]"])(
    "holds %s under every key starts the visitor anew",
    async (text) => {
      for (const key of ["vehicleInfo", "issueDetails", "issueImages", "userId", "vehicleId"])
        localStorage.setItem(key, text);
      sessionStorage.setItem("repairFlowState", text);
      const { user } = open({ landing: true });
      await enterVehicle(user);
      expect(description().value).toBe("");
      await describeIssue(user);
      await sendInVain(user);
    },
  );
});

describe("two tabs", () => {
  it("keep their own words and ids when the other starts anew", async () => {
    const { user } = open();
    await enterVehicle(user);
    await describeIssue(user);
    // What the other tab does to the storage that both share, by opening step 1 as a new visitor.
    localStorage.setItem("startFresh", "true");
    open({ previousRoute: "/faqs" }).unmount();
    expect(localStorage.getItem("userId")).toBeNull();
    await sendInVain(user);
    await user.click(screen.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(JSON.parse(localStorage.getItem("issueDetails")!).issueDescription).toBe(WORDS));
  });
});
