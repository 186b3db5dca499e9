import { describe, expect, it } from "vitest";
import { readDamage } from "./read-damage.ts";

const places = (text: string) =>
  readDamage(text).damages.map(({ panel, side, end, count, harm, guessed }) =>
    [side, end, panel.id, count > 1 && count, harm.severity, guessed && "guessed"].filter(Boolean).join(" "),
  );

describe("the damaged places of a text", () => {
  it.each([
    ["Front bumper cracked and the left headlight is broken", ["bumper_front moderate", "left headlight moderate"]],
    ["small dent in the passenger door, paint is fine", ["right front door light"]],
    ["driver side front fender dented and door scratched", ["left fender moderate", "left front door moderate"]],
    ["side mirror ripped off and scratch on door", ["mirror severe", "door light"]],
    ["hit a curb, the wheel is pushed back", ["suspension moderate"]],
    ["door dings on both front doors", ["both front door 2 light"]],
    [
      "t-boned on the passenger side, both doors caved in, side airbags went off",
      ["both door 2 severe", "airbags severe"],
    ],
    [
      "rear bumper, trunk lid and left taillight damaged",
      ["bumper_rear unknown", "trunk unknown", "left taillight unknown"],
    ],
    [
      "someone rear ended me, trunk won't close, rear bumper smashed, tail light out",
      ["trunk severe", "bumper_rear severe", "taillight severe", "frame unknown guessed"],
    ],
    ["no airbags deployed, frame is fine, just scuffed the bumper cover in the back", ["bumper_rear light"]],
    ["I scraped the right rear quarter panel on a pole, deep scratches to the metal", ["right quarter_panel light"]],
    ["rear ended at a light, bumper has light scratches only", ["bumper_rear light"]],
    ["scraped the rear bumper on a concrete pillar, sensor ok", ["bumper_rear light"]],
    [
      "Keyed the whole drivers side from front fender to rear door, deep into the metal",
      ["left fender light", "left rear door light", "left front door light"],
    ],
    ["front fender and rear door scratched", ["fender light", "rear door light"]],
    ["the left rear wheel looks tilted in", ["left rear suspension unknown"]],
    ["rear ended, bumper cracked, exhaust hangs down", ["bumper_rear moderate", "exhaust moderate"]],
    ["my trunk won't close", ["trunk unknown"]],
    ["I rear ended someone and the bumper cracked", ["bumper_front moderate"]],
    ["I hit the back of a truck and cracked my bumper", ["bumper_front moderate"]],
    ["I was rear ended and the bumper cracked", ["bumper_rear moderate"]],
    ["A truck backed into the front of my car and the bumper cracked", ["bumper_front moderate"]],
    ["the shop will get back to me on the cracked bumper", ["bumper_front moderate"]],
    ["the driver-assistance camera works, but the door is dented", ["door moderate"]],
    ["the driver's side door is dented", ["left door moderate"]],
    ["dented door, the other driver left right away", ["door moderate"]],
    ["he left a dent in the right rear door", ["right rear door moderate"]],
    ["all four tires slashed, three alloy wheels scratched", ["both tire 4 moderate", "both wheel 3 light"]],
    [
      "left quarter panel, bumper and taillight damaged",
      ["left quarter_panel unknown", "bumper_rear unknown", "taillight unknown"],
    ],
    ["fender pushed into tire", ["fender moderate"]],
    ["all doors dented", ["both door 4 moderate"]],
    ["both left doors and the pillar crushed", ["left door 2 severe", "left pillar severe"]],
    ["hit a pillar with the left fender", ["left fender unknown"]],
    ["hood bent by a garage door", ["hood moderate"]],
    ["dent on the bed side over the wheel", ["bedside moderate"]],
    ["both doors and the rear quarter panel scratched", ["both door 2 light", "quarter_panel light"]],
    ["golf ball sized dent in fender no paint chip", ["fender light"]],
    ["deer ran into my fender", ["fender moderate"]],
    ["somebody backed into my car", ["bumper unknown guessed", "panel unknown guessed"]],
    ["rock chip in the windshield the size of a quarter", ["windshield light"]],
    ["Rear bumper pushed in, tailgate still opens fine", ["bumper_rear moderate"]],
    ["side mirror knocked off", ["mirror moderate"]],
    ["Windshield cracked by a rock", ["windshield moderate"]],
    ["badly dented hood", ["hood severe"]],
    ["someone rear ended me", ["bumper_rear unknown guessed", "trunk unknown guessed"]],
    ["hit a deer", ["bumper_front moderate guessed", "hood moderate guessed", "headlight moderate guessed"]],
    ["my car has a dent", ["panel moderate guessed"]],
    [
      "whole front end is smashed, radiator pushed back",
      [
        "radiator moderate",
        "bumper_front severe guessed",
        "hood severe guessed",
        "headlight severe guessed",
        "grille severe guessed",
        "fender 2 severe guessed",
      ],
    ],
    ["fender creased. bumper, light, door not touched", ["fender moderate"]],
    ["no damage to hood, grille or headlights, fender dented", ["fender moderate"]],
    ["rear bumper cracked. Tailgate and hatch OK.", ["bumper_rear moderate"]],
    ["rear bumper cracked, liftgate fine!!", ["bumper_rear moderate"]],
    ["a truck hit my fender and didn't leave a note", ["fender unknown"]],
    ["fender out of line where it meets the door", ["fender moderate"]],
    ["dent under the driver door on the rocker", ["left rocker moderate"]],
    ["They hit my quarter panel. Two fist sized dents and a crease", ["quarter_panel moderate"]],
    ["dent in the left front door. They don't repair aluminum doors", ["left front door moderate"]],
    ["my daughter was in the back seat, fender dented", ["fender moderate"]],
    ["tail light next to it is cracked", ["taillight moderate"]],
    ["all 4 wheels n tires gone", ["both wheel 4 severe", "both tire 4 severe", "tpms 4 severe guessed"]],
    ["mirror glass is broken. hit it with the mirror", ["mirror moderate"]],
    ["hood bent, coolant on the ground", ["hood moderate", "radiator moderate guessed"]],
    [
      "rear bumper cracked, dash says blind spot monitor unavailable",
      ["bumper_rear moderate", "sensor moderate guessed"],
    ],
    ["front wheel bent, it wont steer", ["front wheel moderate", "suspension moderate guessed"]],
    ["hit a Jeep's spare tire, hood bent", ["hood moderate"]],
    ["hello hello hello", []],
    ["how much is a paint job", []],
  ])("%s", (text, expected) => expect(places(text)).toEqual(expected));

  it("keep their place in the text", () => {
    const text = "My car: the “left fender” is dented";
    const { start, end, text: words } = readDamage(text).damages[0]!.quote;
    expect(text.slice(start, end)).toBe(words);
    expect(words).toBe("fender");
  });
});

describe("whether the car drives", () => {
  it.each([
    ["fender dented, not drivable", "no"],
    ["rolled over into a ditch", "no"],
    ["hood crushed, it was towed home", "no"],
    ["bumper hanging but it still drives fine", "yes"],
    ["dent in the door", "unknown"],
  ])("%s: %s", (text, drivable) => expect(readDamage(text).drivable).toBe(drivable));

  it("knows deployed airbags from others, and leaks", () => {
    expect(readDamage("airbags deployed").airbags).toBe(true);
    expect(readDamage("bumper cracked, airbags did not deploy").airbags).toBe(false);
    expect(readDamage("no airbags went off, dent in door").airbags).toBe(false);
    expect(readDamage("front bumper smashed and coolant is leaking").leak).toBe("coolant");
    expect(readDamage("front bumper smashed, nothing is leaking, no leaks").leak).toBeUndefined();
    expect(readDamage("bumper cracked, airbags weren't deployed").airbags).toBe(false);
  });

  it.each([
    "Not sure what is leaking",
    "no idea what is leaking",
    "not drivable and leaking coolant",
    "it never stops leaking",
    "it won't stop leaking",
    "no oil leak but coolant is dripping",
    "not only leaking, it pours out coolant",
    "we can't find the leak",
  ])("%s: it leaks", (text) => expect(readDamage(`front bumper smashed, ${text}`).leak).toBeDefined());

  it.each([
    "nothing leaking",
    "it isn't leaking",
    "it is not leaking",
    "no leak",
    "does not leak",
    "it doesn't leak",
    "no fluid leaks",
    "I don't see any leaks",
    "nothing seems to be leaking",
    "no signs of a coolant leak",
  ])("%s: it does not leak", (text) => expect(readDamage(`front bumper smashed, ${text}`).leak).toBeUndefined());
});

describe("how it came about", () => {
  it.each([
    ["bumper broke in half", undefined],
    ["the grille is broken in two places", undefined],
    ["someone broke in and stole the radio", "comprehensive"],
    ["my car was broken into, window smashed", "comprehensive"],
    ["slid on ice, front bumper fell off", undefined],
    ["slid on ice and the bumper fell off the car", undefined],
    ["a tree branch fell on my hood", "comprehensive"],
    ["a ladder fell off a truck onto my hood", "comprehensive"],
    ["I rear-ended someone", "collision"],
    ["Rear-ended a truck, hood bent", "collision"],
    ["I hit a car from behind, hood bent", "collision"],
    ["backed into a parked car", "collision"],
    ["my wife backed into the garage", "collision"],
    ["I was rear-ended", "other_driver"],
    ["I got rear ended by a truck", "other_driver"],
    ["someone rear ended me", "other_driver"],
    ["I got hit from behind", "other_driver"],
    ["a truck backed into my door", "other_driver"],
    ["a truck backed into the front of my car", "other_driver"],
  ])("%s: %s pays", (text, cover) => expect(readDamage(text).event?.cover).toBe(cover));

  it("hits the end of the car that did it", () => {
    const hit = (text: string) => readDamage(text).damages[0]!.panel.id;
    expect(hit("I rear-ended someone")).toBe("bumper_front");
    expect(hit("I rear-ended someone, bumper cracked")).toBe("bumper_front");
    expect(hit("backed into a parked car")).toBe("bumper_rear");
    expect(hit("A truck backed into the front of my car")).toBe("bumper_front");
    expect(hit("someone rear-ended me, bumper cracked")).toBe("bumper_rear");
  });
});

describe("words that mean something else", () => {
  it("a blind spot is no sensor", () => {
    expect(readDamage("He was in my blind spot, fender dented").equipment.sensors).toBeUndefined();
    expect(readDamage("fender dented, it has a blind spot monitor").equipment.sensors).toBe(true);
  });

  it.each([
    ["dents 3 in the hood", undefined],
    ["a 3 in dent in the hood", 3],
    ["hood has a 3in dent", 3],
    ["dent in the hood, 4 inches long", 4],
    ["dent in the hood about 5 in.", 5],
  ])("%s: %s inches", (text, inches) => expect(readDamage(text).damages[0]!.harm.inches).toBe(inches));

  it("insurance that covers it is no piece of a panel", () => {
    const isPartial = (text: string) => readDamage(text).damages[0]!.harm.partial ?? false;
    expect(isPartial("my insurance covers the cracked bumper")).toBe(false);
    expect(isPartial("insurance covers dented fenders")).toBe(false);
    expect(isPartial("cracked bumper cover")).toBe(true);
  });
});
