import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SettingsContext } from "../state/hooks.ts";
import { readSettings } from "../state/settings.ts";
import { SLOW_AFTER } from "./use-slow.ts";
import { Waiting } from "./Waiting.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("says after a while that nothing is lost, and not before", () => {
  vi.useFakeTimers();
  render(
    <SettingsContext.Provider value={readSettings({}, "")}>
      <Waiting lines={["Loading diagnostic results..."]} />
    </SettingsContext.Provider>,
  );
  act(() => void vi.advanceTimersByTime(SLOW_AFTER - 1));
  expect(screen.getByRole("status").textContent).toBe("Loading diagnostic results...");
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("status").textContent).toContain("nothing you typed is lost");
});
