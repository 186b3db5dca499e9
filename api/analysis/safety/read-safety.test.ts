import { describe, expect, it } from "vitest";
import { readEvidence } from "../reading/read.ts";
import { NO_DANGER_READER } from "./danger-reader.ts";
import { readSafety } from "./read-safety.ts";

const safetyOf = (text: string) => readSafety(text, readEvidence(text).facts, NO_DANGER_READER);
const levelOf = (text: string) => safetyOf(text).level;

describe("dangers told", () => {
  it("are dangers even when hedged", () => {
    expect(levelOf("I think I smell gas")).toBe("stop");
    expect(levelOf("maybe the brake pedal goes to the floor sometimes")).toBe("stop");
  });

  it("quote the words that decided", () => {
    const text = "Radio is fine. The brake pedal goes to the floor.";
    const { quotes } = safetyOf(text);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { start, end, text: words } of quotes) expect(text.slice(start, end)).toBe(words);
  });
});

describe("false alarms", () => {
  it.each([
    "it does not overheat, AC is not cold",
    "no smoke, no leaks, radio does not work",
    "temperature gauge is normal and the heater is cold",
    "window won't go up",
    "AC blows warm",
    "there is no smell of gas, radio is dead",
    "I'm afraid it will catch fire some day, the power window is stuck",
    "brakes work fine, sunroof is stuck",
    "Pedal feels a bit low",
    "smells like gas from the tailpipe at idle",
    "trailing arm bushing is torn",
    "steering lock malfunction, will not crank",
    "replaced the spark plugs and it still runs rough",
    "could this start a fire? the outlet is dead",
    "water in fuel light came on",
    "clutch pedal is low",
    "seat belt is slow to retract",
    "steering wheel vibrates a little at 65",
    "exhaust has some red rust on it",
    "3",
  ])("do not stop a car: %s", (text) => expect(levelOf(text)).not.toBe("stop"));

  it("find nothing in a small trouble", () => expect(levelOf("AC blows warm air")).toBe("none_found"));
  it("do not judge what was not told", () => expect(levelOf("hello hello hello")).toBe("unknown"));
});
