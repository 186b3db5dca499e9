import { describe, expect, it } from "vitest";
import { readEvidence } from "../reading/read.ts";
import { judgeSafety } from "./judge-safety.ts";

const levelOf = (text: string) => judgeSafety(readEvidence(text).facts).level;

const STOP: Record<string, readonly string[]> = {
  brakes: [
    "brake pedal goes to the floor",
    "pedal sinks slowly to the floor at a light",
    "I have no brakes",
    "brakes failed on the way home",
    "the brakes went out",
    "spongy brake pedal and brake fluid on the ground",
    "brake pedal is soft and low",
    "I have to pump the brakes to stop",
    "brake line is leaking",
    "wet with fluid inside the rear wheel",
    "brake pedal is hard as a rock and it barely stops",
    "car won't stop like it used to",
    "takes forever to stop",
    "brake pedal is low and the fluid keeps dropping",
    "ABS light and brake light came on together",
    "brake warning light is on and the pedal feels strange",
  ],
  "a shake nobody can hold": [
    "death wobble after I hit a pothole",
    "front end shook violently at 60, I could barely hang onto the wheel",
    "truck shakes so bad over bridges I have to pull over",
    "steering wheel was jerking out of my hands",
  ],
  "a joint about to let go": [
    "I can move the ball joint by hand",
    "cv axle is hanging out of the transmission",
    "driveshaft fell out on the road",
    "tie rod is about to come out of its socket",
    "wheel is leaning in at the top",
  ],
  "a car that quits on the road": [
    "gas pedal does nothing when I press it",
    "pressed the gas and got nothing in the middle of the intersection",
    "gas pedal went dead on the freeway",
    "engine shut off at 60 on the highway and I lost power steering",
    "check hybrid system and it lost power on the freeway",
    "EV system warning, car suddenly limited to 20 mph then would not move",
  ],
  "water and wrong fuel": [
    "drove through deep water and the engine died, now it won't start",
    "went thru a flooded underpass and it quit",
    "my wife put diesel in our gas car",
    "filled it with gas instead of diesel",
    "put def in the diesel tank",
  ],
  "an exhaust that glows": [
    "catalytic converter is glowing red",
    "the exhaust pipe gets red hot",
    "manifold glows cherry red at night",
  ],
  belts: ["seat belt comes undone by itself", "seatbelt buckle won't latch", "the belt pops out of the buckle"],
  steering: [
    "steering wheel locked up while driving",
    "I can't steer",
    "lost steering",
    "steering suddenly got very heavy",
    "tie rod broke",
    "ball joint snapped",
  ],
  fuel: ["gas is leaking under the car", "strong smell of gas", "smells like raw fuel inside", "fuel line is dripping"],
  fire: [
    "smoke coming from under the hood",
    "engine caught fire",
    "flames under the car",
    "smells like burning plastic",
    "electrical burning smell from the dash",
    "smoke came out of the vents",
  ],
  overheating: [
    "car is overheating",
    "temperature gauge is in the red",
    "steam coming out from under the hood",
    "coolant boiling over",
    "runs hot in traffic",
    "radiator hose burst",
    "temp light came on",
  ],
  "oil pressure": [
    "oil light is on",
    "red oil can light",
    "oil pressure dropped to zero",
    "low oil pressure warning",
    "engine knocking and low on oil",
  ],
  wheels: [
    "wheel is about to fall off",
    "lug nuts are loose",
    "a lug nut is missing",
    "tire has a bulge",
    "tire blew out",
    "wheel came off",
  ],
  "high voltage": ["red triangle and hybrid system warning says stop", "high voltage warning red, pull over"],
  fumes: ["exhaust fumes inside the car", "smell exhaust in the cabin and get a headache"],
  airbag: ["airbags deployed in the crash"],
};

const SOON: Record<string, readonly string[]> = {
  airbag: ["airbag light is on", "SRS light stays on", "air bag warning light"],
  brakes: [
    "grinding when I brake",
    "brakes squeal",
    "abs light on",
    "brake warning light came on",
    "pulls left when braking",
    "brake pads are thin",
  ],
  engine: ["check engine light flashing", "engine misfires", "stalls at red lights", "died on the highway"],
  charging: ["battery light is on"],
  steering: ["steering is loose", "wanders all over the road", "power steering light on"],
  wheels: ["humming that gets louder with speed", "tire keeps losing air", "steering wheel shakes at 60 mph"],
  drive: ["transmission slips", "goes into limp mode", "pops out of third gear", "stuck in 2nd", "slams into gear"],
  "timing and rotating parts": [
    "rattles for a few seconds at a cold start",
    "code P0016",
    "metal shavings in the oil",
    "harmonic balancer is wobbling",
  ],
  joints: ["clicks when I turn left", "clunk over bumps in the front"],
  "low pedal": ["brake pedal is lower than it was"],
};

describe("dangers told", () => {
  for (const [topic, texts] of Object.entries(STOP))
    it.each(texts)(`stop, ${topic}: %s`, (text) => expect(levelOf(text)).toBe("stop"));
  for (const [topic, texts] of Object.entries(SOON))
    it.each(texts)(`at least soon, ${topic}: %s`, (text) => expect(["soon", "stop"]).toContain(levelOf(text)));

  it("are dangers even when hedged", () => {
    expect(levelOf("I think I smell gas")).toBe("stop");
    expect(levelOf("maybe the brake pedal goes to the floor sometimes")).toBe("stop");
  });

  it("quote the words that decided", () => {
    const text = "Radio is fine. The brake pedal goes to the floor.";
    const { quotes } = judgeSafety(readEvidence(text).facts);
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

describe("every judgment", () => {
  it("never promises safety", () => {
    const texts = [...Object.values(STOP), ...Object.values(SOON)].flat();
    const said = [...texts, "AC blows warm air", "hello"].map((text) =>
      JSON.stringify(judgeSafety(readEvidence(text).facts)),
    );
    for (const line of said) expect(line).not.toMatch(/safe to drive/i);
  });
});
