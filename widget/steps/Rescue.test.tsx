import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { SettingsContext, WizardContext } from "../state/hooks.ts";
import { Wizard } from "../state/wizard.ts";
import { testHost } from "../testing.tsx";
import { Rescue } from "./Rescue.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let broken = false;
function Step() {
  if (broken) throw new Error("dana@example.com cannot be read");
  return <p>The step</p>;
}

it("says that a step broke, tells the page, and shows the step again when it can", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  broken = true;
  const { host } = testHost({});
  const wizard = new Wizard(host);
  render(
    <WizardContext.Provider value={wizard}>
      <SettingsContext.Provider value={host.settings()}>
        <Rescue>
          <Step />
        </Rescue>
      </SettingsContext.Provider>
    </WizardContext.Provider>,
  );
  expect(screen.getByRole("alert").textContent).toContain("This step could not be shown");
  expect(host.events).toEqual([{ name: "error", detail: { code: "widget", message: "A step could not be shown." } }]);
  broken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("The step")).toBeTruthy();
});
