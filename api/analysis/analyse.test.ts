import { describe, expect, it } from "vitest";
import { ISSUE_TYPES, type IssueType } from "#shared/schemas/issue-details.ts";
import { analyse } from "./analyse.ts";
import type { AnalysisReaders } from "./readers.ts";
import { ACTION_INSTEAD, CALM, MEANING } from "./safety/danger-kind.ts";
import { type Danger, NO_DANGER_READER } from "./safety/danger-reader.ts";
import { sampleInput } from "./testing-input.ts";

const safetyOf = (issueType: IssueType, text: string, readers?: AnalysisReaders) =>
  analyse(
    sampleInput({ issueType, text, vehicle: { year: 2012, make: "Honda", model: "Civic", mileage: 98_000 } }),
    readers,
  ).safety!;

/** The same danger beside what each kind of request is about. */
const BESIDE: Record<IssueType, string> = {
  symptoms: "It happens every morning.",
  estimate: "They wrote: front brake pads $300, rotors $420, total $720.",
  parts: "I need front brake pads and rotors.",
  collision: "The front bumper is scratched.",
};

describe("the safety of each kind of request", () => {
  const DANGERS = [
    ["brakes", "The pedal goes to the floor."],
    ["fuel", "Gas is dripping on the exhaust."],
    ["fuel", "It smells of gasoline inside."],
    ["fire", "Smoke comes from under the hood."],
    ["steering", "The steering wheel locked up while driving."],
    ["wheel-loose", "Two lug nuts are missing."],
    ["structure", "The gas tank is hanging by one strap."],
    ["high-voltage", "The hybrid battery is hissing."],
    ["exhaust-gas", "Exhaust fumes come into the cabin."],
    ["rolling", "It rolls in park."],
  ] as const;
  for (const issueType of ISSUE_TYPES)
    it.each(DANGERS)(`${issueType}: %s, "%s"`, (kind, danger) => {
      const text = `${danger} ${BESIDE[issueType]}`;
      const safety = safetyOf(issueType, text);
      expect(safety).toMatchObject({ level: "stop", reason: MEANING[kind].reason, action: MEANING[kind].action });
      for (const { start, end, text: words } of safety.quotes) expect(text.slice(start, end)).toBe(words);
    });

  it.each(ISSUE_TYPES)("%s: is there where more has to be told", (issueType) =>
    expect(safetyOf(issueType, "The pedal goes to the floor.").level).toBe("stop"),
  );
  it.each(ISSUE_TYPES)("%s: stops nothing without a danger", (issueType) =>
    expect(safetyOf(issueType, BESIDE[issueType]).level).not.toBe("stop"),
  );
});

describe("a shop's estimate", () => {
  it.each([
    "Replace leaking brake line $240\nBrake fluid flush $120\nTotal $360",
    "replace leaking fuel line 310.00\ncoolant hose burst, replace 120.00",
    "Lower ball joint separated, replace both 480.00",
    "R&R leaking caliper $310",
  ])("%j is no danger that the owner tells of", (text) => {
    const safety = safetyOf("estimate", text);
    expect(safety).toEqual({ level: "unknown", ...CALM.prices.unknown, quotes: [] });
  });

  it.each([
    "Replace leaking brake line $240\nMy pedal goes to the floor since yesterday.",
    "They want $240 to replace the brake line. The brake line is leaking and I have no brakes.",
    "Customer states: brake pedal goes to floor\nBrake master cylinder $380",
    "Quote: fuel line $310. I smell gas inside the car.",
  ])("%j comes with the owner's own danger", (text) => expect(safetyOf("estimate", text).level).toBe("stop"));
});

describe("a wish for parts", () => {
  it.each(["alternator", "front brake pads and rotors", "two new tires and an alignment"])(
    "%s tells nothing of danger",
    (text) => expect(safetyOf("parts", text)).toEqual({ level: "unknown", ...CALM.prices.unknown, quotes: [] }),
  );
});

describe("a damaged car", () => {
  it.each([
    ["The rear bumper is dented and the tail light is out, and it smells of gas", "fuel"],
    ["Scraped the right door; now the brake pedal goes to the floor", "brakes"],
    ["Dented fender, and smoke comes from under the hood", "fire"],
    ["Hit a curb: bent rim, the steering wheel locked up", "steering"],
    ["Front bumper cracked after a deer. The hood flew up on the highway", "hood"],
  ] as const)("%s: is judged by what is told beside the damage too", (text, kind) =>
    expect(safetyOf("collision", text)).toMatchObject({ level: "stop", reason: MEANING[kind].reason }),
  );
  it("is no news by itself", () =>
    expect(safetyOf("collision", "small dent in the left door").level).toBe("none_found"));
});

describe("a danger reader beside the rules", () => {
  const heard = (danger: Omit<Danger, "quote">): AnalysisReaders => ({
    dangers: { read: (text) => ({ dangers: [{ ...danger, quote: { text: text.slice(0, 3), start: 0, end: 3 } }] }) },
  });

  it.each(ISSUE_TYPES)("%s: its probable danger counts where the rules hear none", (issueType) => {
    const text = BESIDE[issueType];
    expect(safetyOf(issueType, text, heard({ kind: "runaway", probability: 0.8 }))).toMatchObject({
      level: "stop",
      reason: MEANING.runaway.reason,
      quotes: expect.arrayContaining([{ text: text.slice(0, 3), start: 0, end: 3 }]),
    });
  });

  it("makes a possible danger one to look at soon, and says that it is not sure", () =>
    expect(safetyOf("symptoms", "AC blows warm", heard({ kind: "runaway", probability: 0.4 }))).toMatchObject({
      level: "soon",
      reason: MEANING.runaway.reason,
      action: ACTION_INSTEAD.possible,
    }));

  it("is not heard where it thinks a danger improbable", () =>
    expect(safetyOf("symptoms", "AC blows warm", heard({ kind: "runaway", probability: 0.1 })).level).toBe(
      "none_found",
    ));

  it("lowers nothing that the rules say", () =>
    expect(safetyOf("symptoms", "I have no brakes", { dangers: NO_DANGER_READER }).level).toBe("stop"));
});

describe("a car that does not run", () => {
  it.each([
    "car simply does not start",
    "my car won't start, just clicks, battery light is on",
    "won't start and the ABS light is on",
    "cranks but will not start, it misfired before",
  ])("%s: is not stopped, and nobody is told to drive it", (text) => {
    const { level, action } = safetyOf("symptoms", text);
    expect(level).not.toBe("stop");
    expect(action).not.toMatch(/^Drive|drive (?:straight|only)|keep trips/i);
  });
  it("is another thing than one that starts badly at times", () =>
    expect(safetyOf("symptoms", "sometimes won't start on cold mornings, and the battery light is on").action).toBe(
      MEANING.charging.action,
    ));
});
