import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { diagnosticById } from "../../client/diagnostics.ts";
import { type Answers, problem } from "../../testing.tsx";
import { ALL_IDS, openSite, startFreshVisits } from "../../testing-visit.ts";

startFreshVisits(ALL_IDS);

const record = { "GET /api/diagnostics/d1": () => ({ id: "d1", issueId: "i1", results: {} }) };

const open = (answers: Answers) => openSite(answers, { step: "service-options" });
async function confirm({ user, wizard }: ReturnType<typeof open>, option?: string) {
  // The answer that the screen waits for too.
  await act(() => wizard.client.load(diagnosticById("d1")).catch(() => null));
  if (option) await user.click(screen.getByRole("radio", { name: option }));
  await user.click(screen.getByRole("button", { name: "Confirm Selection" }));
}

describe("step 4", () => {
  it("wants a choice", async () => {
    const page = open(record);
    await confirm(page);
    // As a notice, and at the choice itself, which has the focus and says why.
    expect(screen.getAllByText("Please select an option")).toHaveLength(2);
    const group = screen.getByRole("radiogroup");
    expect(group.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(group.getAttribute("aria-describedby")!)!.textContent).toBe(
      "Please select an option",
    );
    const first = screen.getByRole("radio", { name: "Shop Recommendations" });
    expect(document.activeElement).toBe(first);
    expect(screen.getByText("Select either Shop Recommendations or Managed Repair to continue.")).toBeTruthy();
    expect(page.host.route().step).toBe("service-options");
    await page.user.click(first);
    expect(group.getAttribute("aria-invalid")).toBeNull();
  });

  it("goes to the shops at once", async () => {
    const page = open(record);
    await confirm(page, "Shop Recommendations");
    expect(page.host.events.find(({ name }) => name === "step")!.detail).toEqual({
      from: "service-options",
      to: "confirmation",
      confirmationType: "recommendations",
    });
    expect(localStorage.getItem("currentStep")).toBe("confirmation");
  });

  it("creates a managed repair first, and says what comes of it", async () => {
    const page = open({ ...record, "POST /api/managed-repair": () => ({ managedRepairId: "m1", available: true }) });
    await confirm(page, "Managed Repair");
    await screen.findByRole("heading", { name: "Your managed repair is requested" });
    expect(page.api.to("POST /api/managed-repair")[0]!.body).toEqual({
      userId: "u1",
      issueId: "i1",
      diagnosticId: "d1",
    });
  });

  it("stays, ready for another try, when that fails", async () => {
    const page = open({ ...record, "POST /api/managed-repair": () => problem(500, "Boom") });
    await confirm(page, "Managed Repair");
    expect(await screen.findByText("Failed to create managed repair. Please try again.")).toBeTruthy();
    expect((screen.getByRole("button", { name: "Confirm Selection" }) as HTMLButtonElement).disabled).toBe(false);
  });

  it("needs the diagnostic for a managed repair", async () => {
    const page = open({ "GET /api/diagnostics/d1": () => problem(404, "Not found") });
    await confirm(page, "Managed Repair");
    expect(await screen.findByText("Diagnostic data not found. Please try again.")).toBeTruthy();
    expect(page.api.to("POST /api/managed-repair")).toEqual([]);
  });
});
