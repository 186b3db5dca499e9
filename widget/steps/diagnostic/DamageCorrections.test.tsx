import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { problem } from "../../testing.tsx";
import { openDiagnostic, RESULT_IDS, startFreshVisits } from "../../testing-visit.ts";
import { collisionRecord } from "./fixtures/collision.ts";

startFreshVisits(RESULT_IDS);

const MAP = { name: "Correct a damaged place" };

const recordWith = (chosen: Record<string, string>, max = 11330) => ({
  ...collisionRecord,
  results: {
    ...collisionRecord.results,
    collisionRepair: { ...collisionRecord.results.collisionRepair, estimatedCost: { min: 4400, max } },
    corrections: collisionRecord.results.corrections!.map((one) => ({ ...one, chosen: chosen[one.id] ?? one.chosen })),
  },
});

async function open(answer: () => object) {
  const page = openDiagnostic(() => collisionRecord, { "POST /api/diagnostics/d1/answers": answer });
  return { ...page, map: await screen.findByRole("button", MAP) };
}
const fields = () => ["Place", "How bad it is"].map((name) => screen.getByLabelText(name) as HTMLSelectElement);

describe("damage in the drawing", () => {
  it("shows its fields once it is pressed, with a damaged place first", async () => {
    const { user, map } = await open(() => collisionRecord);
    expect(screen.queryByLabelText("Place")).toBeNull();
    map.focus();
    await user.keyboard("{Enter}");
    expect(fields().map(({ value }) => value)).toEqual(["damage.bumper_rear", "moderate"]);
  });

  it("is put right place by place, and the price follows", async () => {
    const { user, api, map } = await open(() => recordWith({ "damage.hood": "severe" }, 14000));
    map.focus();
    await user.keyboard("{Enter}");
    await user.selectOptions(screen.getByLabelText("Place"), "Hood");
    await user.selectOptions(screen.getByLabelText("How bad it is"), "Crushed, torn or broken off");
    expect(await screen.findByText("Price and areas are for this damage now.")).toBeTruthy();
    expect(screen.getAllByText(/\$14,000/).length).toBeGreaterThan(0);
    expect(fields().map(({ value }) => value)).toEqual(["damage.hood", "severe"]);
    expect(api.to("POST /api/diagnostics/d1/answers")[0]!.body).toEqual({
      answers: [{ questionId: "damage.hood", optionId: "severe" }],
    });
  });

  it("says so where a choice did not arrive, and can be tried again", async () => {
    const { user, map } = await open(() => problem(503, "Out of order."));
    map.focus();
    await user.keyboard("{Enter}");
    await user.selectOptions(screen.getByLabelText("How bad it is"), "Not damaged");
    expect(await screen.findByText(/did not arrive/)).toBeTruthy();
    await waitFor(() => expect(fields()[1]!.value).toBe("moderate"));
  });

  it("is no assumption about the car", async () => {
    await open(() => collisionRecord);
    expect(screen.getByRole("heading", { name: "We assumed" })).toBeTruthy();
  });
});
