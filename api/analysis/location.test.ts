import { describe, expect, it } from "vitest";
import type { IssueType } from "#shared/schemas/issue-details.ts";
import { analyse } from "./analyse.ts";
import { SCOTTSDALE } from "./pricing/testing-places.ts";

const located = (issueType: IssueType, text: string) =>
  analyse({
    issueType,
    text,
    vehicle: { year: 2012, make: "Honda", model: "Civic", mileage: 98_000 },
    place: SCOTTSDALE,
    today: new Date("2026-06-01"),
    pictures: [],
    answers: [],
  }).location;

describe("where it is", () => {
  it.each<[IssueType, string, ReturnType<typeof located>]>([
    ["symptoms", "Squealing noise from the front left when I brake", { zones: ["frontWheel"], side: "left" }],
    ["symptoms", "hum from the rear passenger side, louder with speed", { zones: ["rearWheel"], side: "right" }],
    ["symptoms", "battery light is on while driving", { zones: ["engine"] }],
    ["symptoms", "hello", undefined],
    ["parts", "front brake pads and a battery", { zones: ["frontWheel", "engine"] }],
    ["parts", "front struts", { zones: ["frontWheel"] }],
    ["parts", "rear left wheel bearing", { zones: ["rearWheel"], side: "left" }],
    ["parts", "passenger side mirror", { zones: ["frontDoor"], side: "right" }],
    ["parts", "left headlight bulb and right tail light bulb", undefined],
    ["parts", "wiring repair", undefined],
    ["collision", "right rear door dented", { zones: ["rearDoor"], side: "right" }],
    [
      "collision",
      "front bumper cracked, left headlight broken, left front fender dented",
      { zones: ["frontBumper", "headlight", "frontFender"], side: "left" },
    ],
    ["collision", "both headlights smashed", { zones: ["headlight"] }],
    ["collision", "fog light broken", { zones: ["frontBumper"] }],
    ["collision", "rocker panel dented on the left", undefined],
    ["estimate", "Cabin air filter 49.99\nRadiator 3200\nTotal 3249.99", { zones: ["engine"] }],
    ["estimate", "Rear struts pair 450\nAlternator 540\nTotal 990", { zones: ["rearWheel"] }],
    ["estimate", "Nitrogen tire fill 49.95\nTotal 49.95", undefined],
  ])("%s: %s", (issueType, text, location) => expect(located(issueType, text)).toEqual(location));
});
