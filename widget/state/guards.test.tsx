import { render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startApi, testHost } from "../testing.tsx";
import { guardStep } from "./guards.ts";
import { useWizardState } from "./hooks.ts";
import { Wizard } from "./wizard.ts";

const open = (api = "http://127.0.0.1:1") => {
  const { host } = testHost({ site: true, api, step: "issue-details" });
  return { wizard: new Wizard(host), events: host.events };
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe("the guard of a step", () => {
  it("lets a visitor in at once whose ids are there", () => {
    const { wizard } = open();
    wizard.update({ userId: "u1", vehicleId: "v1" });
    const ready = vi.fn();
    guardStep(wizard, "issue-details", ready);
    expect(ready).toHaveBeenCalledOnce();
  });

  it("restores the ids of step 2 from local storage", async () => {
    localStorage.setItem("userId", "u1");
    localStorage.setItem("vehicleId", "v1");
    const { wizard } = open();
    await new Promise<void>((ready) => guardStep(wizard, "issue-details", ready));
    expect(wizard.state).toMatchObject({ userId: "u1", vehicleId: "v1" });
  });

  it("sends a visitor without ids to the start after 500 ms, not before", async () => {
    vi.useFakeTimers();
    const { wizard, events } = open();
    guardStep(wizard, "issue-details", () => {});
    await vi.advanceTimersByTimeAsync(499);
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual([{ name: "exit", detail: { reason: "guard" } }]);
  });

  it("sends nobody away once the step is gone", async () => {
    vi.useFakeTimers();
    const { wizard, events } = open();
    guardStep(wizard, "diagnostic", () => {})();
    await vi.advanceTimersByTimeAsync(1000);
    expect(events).toEqual([]);
  });

  it("finds the diagnostic by its issue where local storage marks the step, by its older name too", async () => {
    const api = startApi({ "GET /api/diagnostics/by-issue/i1": () => ({ id: "d1", issueId: "i1", results: {} }) });
    localStorage.setItem("currentStep", "diagnostic-results");
    localStorage.setItem("issueId", "i1");
    const { wizard } = open(api.url);
    await new Promise<void>((ready) => guardStep(wizard, "diagnostic", ready));
    expect(wizard.state).toMatchObject({ issueId: "i1", diagnosticId: "d1" });
    api.stop();
  });
});

function Lost() {
  useWizardState();
  return null;
}

it("is an error to use the wizard's state outside its provider", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Lost />)).toThrow("within a WizardProvider");
});
