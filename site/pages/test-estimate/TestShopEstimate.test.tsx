import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notices } from "../../shell/Notices/Notices.tsx";
import { TestShopEstimate } from "./TestShopEstimate.tsx";

beforeEach(() => {
  render(
    <Notices>
      <TestShopEstimate />
    </Notices>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const analyze = () => userEvent.click(screen.getByRole("button", { name: "Analyze Estimate" }));
const ask = () => userEvent.type(screen.getByLabelText("What would you like to know?"), "Is $900 fair for brakes?");

test("a question is needed, a picture is not", async () => {
  await analyze();
  expect(await screen.findByText("Missing information")).toBeTruthy();
  await ask();
  await analyze();
  expect(await screen.findByText("We've analyzed your shop estimate")).toBeTruthy();
});

test.each([
  [0.2, "Fair Estimate"],
  [0.8, "Questionable Estimate"],
])("the toss decides the title, the rest is fixed and said to be a demo: %d", async (toss, title) => {
  vi.spyOn(Math, "random").mockReturnValue(toss);
  await ask();
  await analyze();
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByText("$450–$750")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(6);
  expect(screen.getByText("This result is a demo. It was not computed from your estimate.")).toBeTruthy();
});

test("a failure clears the card of the last estimate", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  await ask();
  await analyze();
  expect(await screen.findByRole("heading", { name: /Estimate$/, level: 2 })).toBeTruthy();
  const picture = new File(["x"], "bill.png", { type: "image/png" });
  await userEvent.upload(screen.getByLabelText("Picture of the estimate"), picture);
  await analyze();
  expect(await screen.findByText("Analysis failed")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /Estimate$/, level: 2 })).toBeNull();
});

test("shows the picture's name, and fails where it cannot be opened", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  await ask();
  await userEvent.upload(
    screen.getByLabelText("Picture of the estimate"),
    new File(["x"], "bill.png", { type: "image/png" }),
  );
  expect(screen.getByText("bill.png")).toBeTruthy();
  await analyze();
  expect(await screen.findByText("We couldn't analyze your shop estimate. Please try again.")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /Estimate$/, level: 2 })).toBeNull();
});
