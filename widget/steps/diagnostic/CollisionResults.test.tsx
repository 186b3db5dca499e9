import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openDiagnostic, RESULT_IDS, startFreshVisits } from "../../testing-visit.ts";

startFreshVisits(RESULT_IDS);

const estimatedCost = { min: 530, max: 1300 };
const CLAIM = "Near your deductible of $1,000: ask before you claim.";
const TOTAL_LOSS = "This may become a total loss.";
const DEDUCTIBLE = /^Below your deductible you pay yourself/;

async function open(collisionRepair: object) {
  openDiagnostic(() => ({ id: "d1", results: { resultType: "collision", collisionRepair } }));
  return screen.findByRole("heading", { name: "Collision Repair Assessment" });
}

/** The line under the sentence with the price. */
const besidePrice = (title: HTMLElement) => title.nextElementSibling!.nextElementSibling?.textContent;

describe("whether to claim", () => {
  it("is answered once, by what is known of this claim; a total loss stands below", async () => {
    const title = await open({ estimatedCost, claim: CLAIM, totalLoss: TOTAL_LOSS });
    expect(besidePrice(title)).toBe(CLAIM);
    expect(screen.getAllByText(CLAIM)).toHaveLength(1);
    expect(screen.queryByText(DEDUCTIBLE)).toBeNull();
    expect(screen.getByText("Near a total loss").nextElementSibling!.textContent).toBe(TOTAL_LOSS);
  });

  it("gives way to a total loss, which is then told once", async () => {
    const title = await open({ estimatedCost, totalLoss: TOTAL_LOSS });
    expect(besidePrice(title)).toBe(TOTAL_LOSS);
    expect(screen.getAllByText(TOTAL_LOSS)).toHaveLength(1);
    expect(screen.queryByText("Near a total loss")).toBeNull();
  });

  it("is answered by the rule where nothing more is known", async () => {
    expect(besidePrice(await open({ estimatedCost }))).toMatch(DEDUCTIBLE);
  });

  it("is left open without a price", async () => {
    expect(besidePrice(await open({}))).toBeUndefined();
  });
});

describe("the time of the repair", () => {
  it("is in the sentence with the price", async () => {
    const title = await open({ estimatedCost, estimatedTime: "2–4 days" });
    expect(title.nextElementSibling!.textContent).toBe("To put it right, expect $530–$1,300, 2–4 days.");
    expect(screen.queryByText("Estimated time")).toBeNull();
  });

  it("stands below where there is no price", async () => {
    await open({ estimatedTime: "2–4 days" });
    expect(screen.getByText("Estimated time").nextElementSibling!.textContent).toBe("2–4 days");
  });
});
