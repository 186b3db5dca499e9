import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { problem } from "../../../testing.tsx";
import { openDiagnostic, RESULT_IDS, startFreshVisits } from "../../../testing-visit.ts";
import { causesRecord } from "../fixtures/causes.ts";
import { civicIssues, KNOWN_ISSUES_ROUTE, manyIssues, stopIssues } from "../fixtures/known-issues.ts";
import { safetyStates } from "../fixtures/safety.ts";

startFreshVisits(RESULT_IDS);

const open = (known: () => unknown, record: unknown = causesRecord) =>
  openDiagnostic(() => record, { [KNOWN_ISSUES_ROUTE]: known });
const result = () => screen.findByRole("heading", { name: "Potential Causes" });

describe("what is known of the car", () => {
  it("is not waited for, and stands before the prices when it has come", async () => {
    const answer = Promise.withResolvers<unknown>();
    open(() => answer.promise);
    await result();
    expect(screen.queryByText(/recalled part/)).toBeNull();
    answer.resolve(civicIssues);
    const fits = await screen.findByText(/recalled part/);
    const table = screen.getAllByText("Something else")[0]!;
    expect(fits.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ["cannot be had", () => problem(503, "Please try again.")],
    ["is of another form", () => ({ groups: "none" })],
    ["is nothing", () => ({ groups: [] })],
  ])("that %s leaves the result as it is, and tells nobody", async (_, known) => {
    const { api, host } = open(known);
    await result();
    await waitFor(() => expect(api.to(KNOWN_ISSUES_ROUTE)).toHaveLength(1));
    expect(screen.getByText("Open recalls")).toBeTruthy();
    expect(screen.queryByText(/recalled part/)).toBeNull();
    expect(host.events.filter(({ name }) => name === "error")).toEqual([]);
  });

  it("does not fit a cause that is unlikely", async () => {
    const causes = causesRecord.results.potentialCauses!.map((cause) => ({ ...cause, probability: 9 }));
    open(() => civicIssues, { ...causesRecord, results: { ...causesRecord.results, potentialCauses: causes } });
    expect(await screen.findByText("Recalls of this model and year (2)")).toBeTruthy();
    expect(screen.queryByText(/recalled part/)).toBeNull();
  });

  it("that stops the car takes the place of a calm banner, and not of a grave one", async () => {
    const having = (safety: unknown) => ({ ...causesRecord, results: { ...causesRecord.results, safety } });
    const { unmount } = open(() => stopIssues, having(safetyStates.none_found));
    expect(await screen.findByRole("alert", { name: /Do not drive/ })).toBeTruthy();
    expect(screen.queryByText("No danger sign found")).toBeNull();
    unmount();
    open(() => stopIssues, having(safetyStates.soon));
    expect(await screen.findByRole("alert", { name: /Do not drive/ })).toBeTruthy();
    expect(screen.getByText("Have it checked soon")).toBeTruthy();
  });

  it("says the bulletin's number and what owners report after the causes", async () => {
    open(() => manyIssues);
    const bulletin = await screen.findByText("A bulletin exists: ask for 12-041.");
    const table = screen.getAllByText("Something else")[0]!;
    expect(bulletin.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(screen.getByText(/Half of these happened before 41,000 miles/)).toBeTruthy();
  });
});
