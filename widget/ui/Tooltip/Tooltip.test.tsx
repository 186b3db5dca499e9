import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Tip } from "./Tip.tsx";
import { OPEN_DELAY, SKIP_DELAY, Tooltip } from "./Tooltip.tsx";

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Until what is loaded later is there. */
const loaded = () => vi.dynamicImportSettled().then(() => act(async () => {}));
const tip = () => screen.queryByRole("tooltip", { hidden: true })?.textContent;
const pointAt = (name: string) => fireEvent.pointerEnter(screen.getByRole("button", { name }).parentElement!);
const pointAway = (name: string) => fireEvent.pointerLeave(screen.getByRole("button", { name }).parentElement!);

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <div>
      {["Remove a.jpg", "Remove b.jpg"].map((name) => (
        <Tooltip key={name} text={name}>
          <button type="button" aria-label={name} />
        </Tooltip>
      ))}
    </div>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a tooltip", () => {
  it("opens after 700 ms of pointing, and the next one at once within 300 ms", async () => {
    expect([OPEN_DELAY, SKIP_DELAY]).toEqual([700, 300]);
    pass(10_000);
    pointAt("Remove a.jpg");
    pass(699);
    expect(tip()).toBeUndefined();
    pass(1);
    await loaded();
    expect(tip()).toBe("Remove a.jpg");
    pointAway("Remove a.jpg");
    expect(tip()).toBeUndefined();
    pass(299);
    pointAt("Remove b.jpg");
    await loaded();
    expect(tip()).toBe("Remove b.jpg");
    pointAway("Remove b.jpg");
    pass(300);
    pointAt("Remove a.jpg");
    expect(tip()).toBeUndefined();
  });

  it("does not open where one passes by, or touches", () => {
    pass(10_000);
    pointAt("Remove a.jpg");
    pass(600);
    pointAway("Remove a.jpg");
    const touched = screen.getByRole("button", { name: "Remove b.jpg" }).parentElement!;
    fireEvent.pointerEnter(touched, { pointerType: "touch" });
    pass(5000);
    expect(tip()).toBeUndefined();
  });

  it("opens at once where the keyboard arrives, and closes on Escape, on leaving and on a press", async () => {
    const [first, second] = screen.getAllByRole("button") as [HTMLElement, HTMLElement];
    act(() => first.focus());
    await loaded();
    expect(tip()).toBe("Remove a.jpg");
    fireEvent.keyDown(first, { key: "Escape" });
    expect(tip()).toBeUndefined();
    act(() => second.focus());
    await loaded();
    expect(tip()).toBe("Remove b.jpg");
    act(() => second.blur());
    expect(tip()).toBeUndefined();
    act(() => second.focus());
    fireEvent.pointerDown(second);
    expect(tip()).toBeUndefined();
  });
});

describe("its place", () => {
  it.each([
    ["over the middle of the control", { left: 100, top: 200, width: 40, height: 40 }, ["70px", "170px"]],
    ["under it where there is no room above", { left: 100, top: 10, width: 40, height: 40 }, ["70px", "50px"]],
    ["within the window at the left", { left: 0, top: 200, width: 40, height: 40 }, ["8px", "170px"]],
    ["within the window at the right", { left: 280, top: 200, width: 40, height: 40 }, ["212px", "170px"]],
  ])("is %s", async (_where, at, [left, top]) => {
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(320);
    vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 30));
    const anchor = document.createElement("button");
    anchor.getBoundingClientRect = () => new DOMRect(at.left, at.top, at.width, at.height);
    render(<Tip text="Remove c.jpg" anchor={anchor} />);
    await act(async () => {});
    const { style } = screen.getByText("Remove c.jpg");
    expect([style.left, style.top]).toEqual([left, top]);
  });
});
