import { describe, expect, it } from "vitest";
import { dropsProgress } from "./reset.ts";

const drops = (opening: Partial<Parameters<typeof dropsProgress>[0]>) =>
  dropsProgress({ startFresh: null, currentStep: null, referrer: "", ...opening });

describe("opening step 1", () => {
  it("drops progress of a visitor who comes from nowhere or from another page", () => {
    expect(drops({})).toBe(true);
    expect(drops({ referrer: "/faqs" })).toBe(true);
    expect(drops({ referrer: "/steps/vehicle-info" })).toBe(true);
    expect(drops({ referrer: "/steps/" })).toBe(true);
  });

  it.each(["/steps/issue-details", "/steps/confirmation/managed", "https://example.com/steps/service-options?x=1"])(
    "keeps it when the visitor comes from %s",
    (referrer) => expect(drops({ referrer })).toBe(false),
  );

  it.each(["issue-details", "diagnostic", "diagnostic-results", "service-options"])(
    "keeps it when the stored step is %s",
    (currentStep) => expect(drops({ currentStep })).toBe(false),
  );

  it("drops it at a stored confirmation, and always when a fresh start was asked for", () => {
    expect(drops({ currentStep: "confirmation" })).toBe(true);
    expect(drops({ startFresh: "true", currentStep: "diagnostic", referrer: "/steps/issue-details" })).toBe(true);
    expect(drops({ startFresh: "false", currentStep: "diagnostic" })).toBe(false);
  });
});
