import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notices, useNotices } from "./Notices.tsx";

function Buttons() {
  const show = useNotices();
  return (
    <>
      <button type="button" onClick={() => show({ title: "Saved", text: "All is well." })}>
        good
      </button>
      <button type="button" onClick={() => show({ title: "Error", text: "Try again.", tone: "error" })}>
        bad
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Notices>
      <Buttons />
    </Notices>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (name: string) => fireEvent.click(screen.getByText(name));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const area = () => screen.getByRole("region", { name: "Notices (F8)" });

test("a notice leaves after five seconds", () => {
  press("good");
  wait(4999);
  expect(screen.getByText("Saved")).toBeTruthy();
  wait(1);
  expect(screen.queryByText("Saved")).toBeNull();
});

test("only the latest notice is shown, and an error is announced at once", () => {
  press("good");
  press("bad");
  expect(screen.queryByText("Saved")).toBeNull();
  expect(screen.getByText("Error")).toBeTruthy();
  expect(area().getAttribute("aria-live")).toBe("assertive");
});

test("a notice stays while it is pointed at", () => {
  press("good");
  fireEvent.pointerEnter(area());
  wait(10_000);
  expect(screen.getByText("Saved")).toBeTruthy();
  fireEvent.pointerLeave(area());
  wait(5000);
  expect(screen.queryByText("Saved")).toBeNull();
});

test("a swipe of 50 pixels to the right dismisses it, a shorter one does not", () => {
  const swipe = (pixels: number) => {
    fireEvent.pointerDown(area(), { clientX: 100 });
    fireEvent.pointerUp(area(), { clientX: 100 + pixels });
  };
  press("good");
  swipe(49);
  expect(screen.getByText("Saved")).toBeTruthy();
  swipe(50);
  expect(screen.queryByText("Saved")).toBeNull();
});

test("a swipe that ends outside of the notice dismisses it", () => {
  press("good");
  fireEvent.pointerDown(area(), { clientX: 100 });
  fireEvent.pointerUp(document.body, { clientX: 400 });
  expect(screen.queryByText("Saved")).toBeNull();
});

test("F8 moves the focus to the notice, and its button closes it", () => {
  press("good");
  fireEvent.keyDown(document, { key: "F8" });
  expect(document.activeElement).toBe(area());
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Saved")).toBeNull();
});
