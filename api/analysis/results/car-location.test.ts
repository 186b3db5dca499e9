import { describe, expect, it } from "vitest";
import { CAUSES } from "../knowledge/causes/index.ts";
import { readEvidence } from "../reading/read.ts";
import { carLocation, type Placed } from "./car-location.ts";
import { causeLocation } from "./cause-location.ts";

const headlight = (side?: "left" | "right"): Placed => ({ zones: ["headlight"], side });
const fender = (side?: "left" | "right"): Placed => ({ zones: ["frontFender"], side });
const hood: Placed = { zones: ["hood"] };

describe("the location of several things", () => {
  it.each<[string, Placed[], ReturnType<typeof carLocation>]>([
    ["has the side of all", [headlight("left"), fender("left")], { zones: ["headlight", "frontFender"], side: "left" }],
    [
      "has no side of what is on none",
      [{ zones: ["frontBumper"], side: "right" }, headlight("left")],
      { zones: ["frontBumper", "headlight"], side: "left" },
    ],
    ["is on both sides where one zone is", [headlight("left"), headlight("right")], { zones: ["headlight"] }],
    ["is that of the middle where sides differ", [hood, headlight("left"), fender("right")], { zones: ["hood"] }],
    ["is none where sides differ and nothing is in the middle", [headlight("left"), fender("right")], undefined],
    ["is none where nothing has a place", [{ zones: undefined, side: "left" }], undefined],
    ["tells a zone once", [hood, hood, { zones: undefined }], { zones: ["hood"] }],
  ])("%s", (_, placed, location) => expect(carLocation(placed)).toEqual(location));

  it("is narrowed to the end that was said, except where it is at one end alone", () => {
    const wheels: Placed["zones"] = ["frontWheel", "rearWheel"];
    expect(carLocation([{ zones: wheels, end: "rear" }])?.zones).toEqual(["rearWheel"]);
    expect(carLocation([{ zones: wheels }])?.zones).toEqual(wheels);
    expect(carLocation([{ zones: ["frontWheel"], end: "rear" }])?.zones).toEqual(["frontWheel"]);
    expect(carLocation([{ zones: ["engine"], end: "rear" }])?.zones).toEqual(["engine"]);
    expect(carLocation([{ zones: ["headlight", "taillight"], end: "front" }])?.zones).toEqual(["headlight"]);
  });
});

describe("the location of a cause", () => {
  /** As if all that the words tell spoke for it. */
  const located = (id: string, words: string) => {
    const evidence = readEvidence(words).facts.filter(({ present }) => present);
    return causeLocation({ cause: CAUSES.find((cause) => cause.id === id)!, probability: 1, evidence, against: [] });
  };

  it.each([
    ["front-brake-pads-worn", "squealing noise from the front left", "left"],
    ["rear-wheel-bearing", "hum at the rear passenger side", "right"],
    ["front-wheel-bearing", "I left the car and right away it hummed", undefined],
    ["front-wheel-bearing", "it hums, my driver-assistance camera too", undefined],
    ["front-wheel-bearing", "hum from the driver side", "left"],
    ["front-wheel-bearing", "the passenger's wheel hums", "right"],
    ["front-wheel-bearing", "hum on the right", "right"],
    ["power-mirror-fault", "left mirror does not move", "left"],
    ["door-latch", "driver's door will not open", "left"],
    ["tail-lamp-circuit", "right tail light does not work", "right"],
    ["front-wheel-bearing", "hums when I make a left turn", undefined],
    ["front-wheel-bearing", "hums on the left and on the right", undefined],
    ["parking-brake-left-on", "parking brake is left on and it drags", undefined],
  ])("%s, “%s”, is on the side %s", (id, words, side) => expect(located(id, words)!.side).toBe(side));

  it("is not on the side to which the car pulls", () => {
    expect(located("front-caliper-sticking", "it pulls to the left when I brake")).toEqual({ zones: ["frontWheel"] });
    expect(located("front-caliper-sticking", "it pulls to the left, grinding from the front right wheel")!.side).toBe(
      "right",
    );
  });

  it("is at the end that the words tell", () => {
    expect(located("tire-puncture", "the rear right tire keeps losing air")).toEqual({
      zones: ["rearWheel"],
      side: "right",
    });
    expect(located("tire-puncture", "a tire keeps losing air")).toEqual({ zones: ["frontWheel", "rearWheel"] });
  });

  it("has no side in the middle of the car, and is nowhere where the cause is in no one place", () => {
    expect(located("alternator-failed", "whine from the left side")).toEqual({ zones: ["engine"] });
    expect(located("key-fob-battery", "the left door does not unlock")).toBeUndefined();
  });
});
