import { describe, expect, it } from "vitest";
import { trainedReaders } from "../../learning/load-models.ts";
import { readEvidence } from "../reading/read.ts";
import { ACTION_INSTEAD, MEANING } from "./danger-kind.ts";
import { readSafety } from "./read-safety.ts";

const safetyOf = (text: string) => readSafety(text, readEvidence(text).facts, trainedReaders().dangers);
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

describe("dangers that were missed, in several wordings", () => {
  it.each([
    ["fuel", "gasoline smell makes me dizzy in the garage"],
    ["fuel", "smell of gasoline in my garage gives me a headache"],
    ["brakes", "a brake pad fell out on the road"],
    ["brakes", "a pad dropped out onto the street when I stopped"],
    ["brakes", "it's not slowing down when i brake"],
    ["brakes", "car does not slow down when I press the brakes"],
    ["structure", "the gas tank is hanging by one strap"],
    ["structure", "gas tank strap broke and it hangs down on one side"],
    ["structure", "there is a crack in the frame near the rear wheel"],
    ["structure", "subframe cracked in two"],
    ["structure", "the trailer hitch is coming loose"],
    ["structure", "the roof box is coming loose on the highway"],
    ["high-voltage", "i got a shock while plugging in the charger"],
    ["high-voltage", "charging my EV gave me a shock"],
    ["high-voltage", "hissing from the hybrid battery"],
    ["high-voltage", "battery pack makes a hissing sound"],
    ["power-loss", "no response to the gas pedal on the highway"],
    ["power-loss", "stepped on the accelerator on the interstate and got no response"],
    ["runaway", "it speeds up when i press the brake"],
    ["runaway", "when I hit the brake the car surges forward"],
    ["tire", "belt coming out of the tread"],
    ["tire", "steel belt is sticking out of the tread"],
    ["steering", "something snapped and the steering wanders"],
    ["steering", "heard a snap and now the truck wanders across the lane"],
    ["wheel-loose", "two wheel nuts missing and it wobbles"],
    ["rolling", "the car rolls out of park on my driveway"],
    ["seeing", "no headlights at night"],
    ["seeing", "my headlights quit while driving at night"],
    ["seeing", "wipers quit in pouring rain"],
    ["driveshaft", "driveshaft down at one end"],
    ["driveshaft", "driveshaft is hanging down at the front"],
    ["fire", "fluid dripping on the exhaust and smoking"],
    ["fire", "power steering fluid leaking on the manifold, smoke coming up"],
  ] as const)("%s: %s", (kind, text) =>
    expect(safetyOf(text)).toMatchObject({ level: "stop", reason: MEANING[kind].reason }),
  );
});

describe("words of danger about something else", () => {
  it.each([
    "nothing is on fire",
    "nothing is smoking, the AC is just weak",
    "there's no fire or smoke, just a rattle",
    "no brake fluid leaks, pedal is firm",
    "my neighbor's car caught fire",
    "my coworker's truck caught fire yesterday, my radio is dead",
    "the car ahead of us blew a tire",
    "I passed a truck on fire, how do I keep a fire extinguisher in the car",
    "my headlight bulb burned out",
    "the bulb in my left headlight burned out",
    "left tail light bulb is burned out",
    "license plate bulb burned out",
    "what if a brake line ever burst",
    "Blowout sale at the tire store, is it worth it?",
    "trunk won't latch",
  ])("stop no car: %s", (text) => expect(levelOf(text)).not.toBe("stop"));

  it.each([
    "the pedal went to the floor last summer, new master cylinder, perfect ever since",
    "could a windshield shatter from the cold?",
    "Had fumes in the cabin. The shop replaced a gasket. It has been great ever since.",
    "my mechanic fixed the leaking fuel line and there is no more smell",
  ])("may be a story, and is to be looked at: %s", (text) =>
    expect(safetyOf(text)).toMatchObject({ level: "soon", action: ACTION_INSTEAD.possible }),
  );

  it.each([
    "couldn't stop for the car in front, the brake pedal went to the floor",
    "I pulled out to pass another car and the gas pedal stuck",
    "the truck behind me rear-ended me and gas is leaking",
    "smoke comes from under the hood and I'm scared it will catch fire",
    "no idea why smoke comes from under the hood",
    "my bike rack is coming loose on the highway",
    "my husband says the brake pedal goes to the floor",
    "my mom's van: the brake pedal goes to the floor, she wants to visit me tomorrow",
    "my mechanic replaced the leaking caliper and it still leaks brake fluid",
    "the brake pedal goes to the floor and never comes back up",
    "my neighbor looked at it and said the brake line is leaking",
    "my neighbor's truck is fine but my car smells of gas",
  ])("are not these: %s", (text) => expect(levelOf(text)).toBe("stop"));
});
