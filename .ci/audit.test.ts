import { expect, it } from "vitest";
import { reportIn } from "./audit.ts";

it("a report is told from a registry that has none: nothing unread counts as clean", () => {
  expect(reportIn("{}")).toEqual({});
  const flaw = { severity: "high", title: "A flaw", url: "https://advisories.example/1" };
  expect(reportIn(JSON.stringify({ left: [flaw] }))).toEqual({ left: [flaw] });
  for (const text of ["", "error: 405", "null", '{"error":"Method Not Allowed"}', "<html>"])
    expect(reportIn(text), text).toBeUndefined();
});
