import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PrivacyPolicy } from "./PrivacyPolicy.tsx";

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

/** Opens the policy of an operator who has set this. */
function open(set: Record<string, string>) {
  for (const [name, content] of Object.entries(set))
    document.head.append(Object.assign(document.createElement("meta"), { name, content }));
  render(<PrivacyPolicy />);
}

test("says that records are kept indefinitely, and that no other company's model reads them", () => {
  open({ "retention-days": "", "photo-retention-days": "", "language-model": "" });
  expect(screen.getByText(/indefinitely/)).toBeTruthy();
  expect(screen.getByText(/read on our own servers/)).toBeTruthy();
  expect(screen.queryByText(/Photos are deleted/)).toBeNull();
  expect(screen.queryByText(/for recalls of a make/)).toBeNull();
});

test("says after how many days what is deleted, where the operator has set it", () => {
  open({ "retention-days": "400", "photo-retention-days": "90", "language-model": "yes" });
  expect(screen.getByText(/is deleted 400 days after you last used it/)).toBeTruthy();
  expect(screen.getByText("Photos are deleted 90 days after you sent them.")).toBeTruthy();
  expect(screen.getByText(/A language model of another company reads/)).toBeTruthy();
  expect(screen.queryByText(/indefinitely/)).toBeNull();
  expect(screen.queryByText(/read on our own servers/)).toBeNull();
});

test("says what NHTSA is told, where it is asked for recalls", () => {
  open({ "recall-service": "yes" });
  expect(screen.getByText(/for recalls of a make, model and year. Only those three leave/)).toBeTruthy();
});
