import { expect, it, vi } from "vitest";
import { outcomeOf } from "./audit.ts";
import { inWords } from "./stage.ts";

const report = (severity: string) =>
  JSON.stringify({ left: [{ severity, title: "A flaw", url: "https://advisories.example/1" }] });

it("a report without a serious flaw passes, with one it fails and names it", () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  expect(outcomeOf("{}", "")).toEqual({ passed: 1, failed: 0 });
  expect(outcomeOf(report("moderate"), "")).toEqual({ passed: 1, failed: 0 });
  expect(outcomeOf(report("high"), "")).toEqual({ passed: 0, failed: 1 });
  expect(print).toHaveBeenLastCalledWith("high      left: A flaw https://advisories.example/1");
  print.mockRestore();
});

it.each(["", "error: 405", "null", '{"error":"Method Not Allowed"}', "<html>"])(
  "a registry that has no report is a warning, which the stage shows: nothing unread counts as clean: %j",
  (output) => {
    const outcome = outcomeOf(output, "fetching advisories\nerror: 405");
    expect(outcome).toMatchObject({ passed: 0, failed: 0 });
    expect(outcome.warnings).toEqual([expect.stringMatching(/not checked.*error: 405$/)]);
    expect(inWords(outcome)).toBe("0 passed, 0 failed, 1 not checked");
  },
);

it("a stage without warnings says nothing of them", () => {
  expect(inWords({ passed: 3, failed: 1 })).toBe("3 passed, 1 failed");
});
