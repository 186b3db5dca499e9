import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openWizard } from "../../testing.tsx";

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const say = (text: string, tone?: "error") => {
  const { wizard } = page;
  act(() => wizard.notify(text, undefined, tone));
};
let page: ReturnType<typeof openWizard>;
const shown = (text: string) => screen.queryByText(text) !== null;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("a notice", () => {
  beforeEach(() => {
    page = openWizard({});
  });

  it("takes the place of the last one, and goes after five seconds", async () => {
    say("First");
    say("Second");
    expect([shown("First"), shown("Second")]).toEqual([false, true]);
    await wait(4999);
    expect(shown("Second")).toBe(true);
    await wait(1);
    expect(shown("Second")).toBe(false);
  });

  it("waits while it is pointed at", async () => {
    say("Hold on");
    fireEvent.pointerEnter(screen.getByText("Hold on").closest("[style]")!);
    await wait(20_000);
    expect(shown("Hold on")).toBe(true);
    fireEvent.pointerLeave(screen.getByText("Hold on").closest("[style]")!);
    await wait(5000);
    expect(shown("Hold on")).toBe(false);
  });

  it("waits while the region holds the focus, as after F8", async () => {
    const region = screen.getByLabelText("Notifications (F8)");
    say("Read me");
    fireEvent.focusIn(region);
    await wait(20_000);
    expect(shown("Read me")).toBe(true);
    fireEvent.focusOut(region);
    await wait(5000);
    expect(shown("Read me")).toBe(false);
  });

  it("interrupts only for an error, and takes the focus on F8 while it shows", async () => {
    const region = screen.getByLabelText("Notifications (F8)");
    // jsdom knows no popover, takes it for hidden, and would not focus it.
    const focus = vi.spyOn(region, "focus");
    fireEvent.keyDown(document, { key: "F8" });
    expect(focus).not.toHaveBeenCalled();
    say("Saved");
    expect(region.querySelector("[role=status]")?.textContent).toContain("Saved");
    fireEvent.keyDown(document, { key: "F8" });
    expect(focus).toHaveBeenCalledOnce();
    say("Broken", "error");
    expect(region.querySelector("[role=alert]")?.textContent).toContain("Broken");
  });

  it("is sent away by a quick mouse that is outside of it before it has moved at all", () => {
    say("Swipe me");
    fireEvent.pointerDown(screen.getByText("Swipe me").closest("[style]")!, { clientX: 0 });
    fireEvent.pointerUp(document.body, { clientX: 300 });
    expect(shown("Swipe me")).toBe(false);
  });

  it("is sent away by a swipe of 50 px to the right, not of less", () => {
    say("Swipe me");
    const swipe = (to: number) => {
      const toast = screen.getByText("Swipe me").closest("[style]")!;
      fireEvent.pointerDown(toast, { clientX: 0 });
      fireEvent.pointerMove(toast, { clientX: to });
      fireEvent.pointerUp(toast, { clientX: to });
    };
    swipe(49);
    expect(shown("Swipe me")).toBe(true);
    swipe(50);
    expect(shown("Swipe me")).toBe(false);
  });
});
