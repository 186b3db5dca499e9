import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openDiagnostic, RESULT_IDS, startFreshVisits } from "../../testing-visit.ts";

startFreshVisits(RESULT_IDS);

/** What stands under the title of this name over these results. */
async function leadOf(results: object, title = "Potential Causes") {
  openDiagnostic(() => ({ id: "d1", issueId: "i1", results }));
  return (await screen.findByRole("heading", { name: title })).nextElementSibling!.textContent!;
}

const pads = {
  name: "Front brake pads worn",
  probability: 64,
  costRange: { min: 320, max: 630 },
  urgency: { level: "High", timeframe: "within days" },
};
const question = { id: "q", text: "What does it sound like?", options: [{ id: "a", label: "A squeal" }] };

describe("the sentence over a result", () => {
  it.each([
    [80, "Most likely"],
    [79, "Likely"],
    [60, "Likely"],
    [59, "Possibly"],
    [40, "Possibly"],
    [undefined, "Possibly"],
  ])("words a chance of %s as its label does: %s", async (probability, words) => {
    expect(await leadOf({ potentialCauses: [{ ...pads, probability }] })).toBe(
      `${words} front brake pads worn, $320–$630, within days.`,
    );
  });

  it.each([
    ["one that can be answered", [question], "Too early to say. One answer tells more."],
    ["none", [], "Too early to say. A shop has to look."],
  ])("promises something of an answer only with a question: %s", async (_, questions, words) => {
    expect(await leadOf({ potentialCauses: [{ ...pads, probability: 39 }], questions })).toBe(words);
  });

  it.each([
    [{ level: "High", timeframe: "within days" }, true],
    [{ level: "Unknown", timeframe: "within days" }, false],
  ])("leaves the time of %j to the row where it does not tell it", async (urgency, told) => {
    const lead = await leadOf({ potentialCauses: [{ ...pads, urgency }] });
    expect(lead.includes("within days")).toBe(told);
    expect(document.querySelectorAll("[data-told]")).toHaveLength(told ? 1 : 0);
  });

  it.each([
    [{}, "Potential Causes", "What it probably is, and what a fair shop charges to put it right."],
    [{ resultType: "parts" }, "Parts Replacement Estimate", "What the parts and the labor should cost, part by part."],
    [{ resultType: "collision" }, "Collision Repair Assessment", "What was damaged, and what a fair repair costs."],
    [
      { resultType: "estimate", estimateReview: {} },
      "Shop Estimate Review",
      "The shop's prices beside the fair range, line by line.",
    ],
  ])("gives way to a description of the result where %j holds no answer", async (results, title, description) => {
    expect(await leadOf(results, title)).toBe(description);
  });
});
