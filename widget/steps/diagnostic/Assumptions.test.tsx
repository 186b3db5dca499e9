import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { problem } from "../../testing.tsx";
import { openDiagnostic, RESULT_IDS, startFreshVisits } from "../../testing-visit.ts";

startFreshVisits(RESULT_IDS);

const SENTENCE = "Engine: the common 4-cylinder; tell us if yours is the hybrid.";
const options = [
  { id: "i4.gas", label: "4-cylinder" },
  { id: "i4.hybrid", label: "hybrid" },
];
const recordOf = (chosen: string, max: number) => ({
  id: "d1",
  results: {
    resultType: "parts",
    partsReplacement: { parts: [], totalEstimate: { min: 100, max } },
    assumptions: chosen === "i4.gas" ? ["Mileage: usual.", SENTENCE] : ["Mileage: usual."],
    corrections: [{ id: "car.engine", name: "Engine", chosen, options, sentence: SENTENCE }],
  },
});

async function open(answer: () => object) {
  const page = openDiagnostic(() => recordOf("i4.gas", 200), { "POST /api/diagnostics/d1/answers": answer });
  await screen.findByRole("heading", { name: "We assumed: 4-cylinder" });
  return page;
}

describe("what was assumed of the car", () => {
  it("is put right where it stands, and the result follows", async () => {
    const { user, api } = await open(() => recordOf("i4.hybrid", 900));
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(screen.getByText("Mileage: usual.")).toBeTruthy();
    await user.selectOptions(screen.getByLabelText("Engine"), "hybrid");
    await screen.findByRole("heading", { name: "We assumed: hybrid" });
    expect(screen.getAllByText("$100–$900").length).toBeGreaterThan(0);
    expect(screen.getByText("The result above is for this car now.")).toBeTruthy();
    expect(api.to("POST /api/diagnostics/d1/answers")[0]!.body).toEqual({
      answers: [{ questionId: "car.engine", optionId: "i4.hybrid" }],
    });
  });

  it("shows what was chosen while it is sent, keeps the focus, and sends only where the arrow keys came to", async () => {
    const waiting: ((record: object) => void)[] = [];
    const { user, api } = await open(() => new Promise((resolve) => waiting.push(resolve)));
    const engine = screen.getByLabelText("Engine") as HTMLSelectElement;
    engine.focus();
    for (const each of ["hybrid", "4-cylinder", "hybrid"]) await user.selectOptions(engine, each);
    expect(engine.value).toBe("i4.hybrid");
    expect(engine.disabled).toBe(false);
    expect(engine.getAttribute("aria-busy")).toBe("true");
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]!(recordOf("i4.hybrid", 900));
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]!(recordOf("i4.hybrid", 900));
    await screen.findByRole("heading", { name: "We assumed: hybrid" });
    expect(document.activeElement).toBe(engine);
    expect(engine.getAttribute("aria-busy")).toBe("false");
    expect(api.to("POST /api/diagnostics/d1/answers")).toHaveLength(2);
  });

  it("says so where it did not arrive, and can be tried again", async () => {
    const { user } = await open(() => problem(503, "Out of order."));
    await user.selectOptions(screen.getByLabelText("Engine"), "hybrid");
    expect(await screen.findByText(/did not arrive/)).toBeTruthy();
    expect((screen.getByLabelText("Engine") as HTMLSelectElement).disabled).toBe(false);
    expect((screen.getByLabelText("Engine") as HTMLSelectElement).value).toBe("i4.gas");
  });
});
