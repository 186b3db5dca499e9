import { describe, expect, it } from "vitest";
import type { Fact } from "./evidence.ts";
import { readEvidence } from "./read.ts";

const factsOf = (text: string) => readEvidence(text).facts;
const find = (text: string, key: string): Fact | undefined => factsOf(text).find((fact) => fact.key === key);
const present = (text: string) => factsOf(text).flatMap(({ key, present }) => (present ? [key as string] : []));
const absent = (text: string) => factsOf(text).flatMap(({ key, present }) => (present ? [] : [key as string]));

describe("a finding in an owner's words", () => {
  it("is quoted with its exact place in the text as it was typed", () => {
    const text = "Hi 👋 my CAR’s <b>brakes</b> SQUEAL & the “check engine” light’s on… it won’t start";
    const { facts } = readEvidence(text);
    expect(facts.length).toBeGreaterThan(2);
    for (const { quote } of facts) expect(text.slice(quote!.start, quote!.end)).toBe(quote!.text);
    expect(find(text, "noise.squeal")?.said).toBe("SQUEAL");
  });

  it.each([
    ["Grinding when I brake, and the radio is dead", "noise.grind", "Grinding when I brake"],
    [
      "only over bumps there is a clunk from the front left. Else fine.",
      "noise.clunk",
      "over bumps there is a clunk from the front left",
    ],
    ["it squeals", "noise.squeal", "squeals"],
  ])("is quoted with its circumstances: %j", (text, key, phrase) => {
    expect(find(text, key)?.quote?.text).toBe(phrase);
  });

  it.each([
    ["my breaks squeel when i stop", "noise.squeal"],
    ["alternater light? no the battary light is on", "light.battery"],
    ["tranny slips between gears", "trans.slips"],
    ["the stearing wheel shakes on the hiway", "vibration.shake"],
    ["temp guage is in the red", "cooling.gauge_high"],
    ["engin is overheeting", "cooling.overheats"],
    ["exaust is realy loud", "noise.loud_exhaust"],
    ["WONT START JUST CLICKS", "start.rapid_click"],
    ["a/c blows warm air", "hvac.ac_warm"],
    ["A.C. not cold", "hvac.ac_warm"],
  ])("is understood as people type it: %s", (text, key) => expect(present(text)).toContain(key));

  it("leaves plain English words alone that lie near ours", () => {
    expect(factsOf("I think these parts came by train, though the model is smart")).toEqual([]);
  });

  it("keeps two troubles apart, each with its own circumstances", () => {
    const text = "It squeals when I brake. Also the heater blows cold at idle.";
    expect(find(text, "noise.squeal")?.conditions).toContain("braking");
    expect(find(text, "hvac.no_heat")?.conditions).toContain("idling");
    expect(find(text, "hvac.no_heat")?.conditions).not.toContain("braking");
  });

  it("prefers the exact word to the vague one", () => {
    expect(present("makes a grinding noise")).toEqual(["noise.grind"]);
    expect(present("check engine light is flashing")).toEqual(["light.check_engine_flashing"]);
  });

  it("puts together what is said in two places", () => {
    expect(present("It pulls to the right when I brake")).toContain("brake.pull");
    expect(present("Car won't start. I hear one click")).toContain("start.single_click");
  });
});

describe("what is denied", () => {
  it.each([
    ["no warning lights on the dash", "light.unspecified"],
    ["it does not overheat", "cooling.overheats"],
    ["doesn't squeal any more", "noise.squeal"],
    ["without any smoke", "smoke.unspecified"],
    ["it never stalls", "engine.stalls"],
    ["the noise is gone", "noise.unspecified"],
    ["it stopped squealing", "noise.squeal"],
    ["no leaks or smoke", "smoke.unspecified"],
    ["brake pedal feels firm", "brake.pedal_soft"],
    ["it starts right up", "start.no_start"],
    ["temperature gauge is normal", "cooling.gauge_high"],
  ])("is an absence: %s", (text, key) => {
    expect(absent(text)).toContain(key);
    expect(present(text)).not.toContain(key);
  });

  it.each([
    ["it won't stop squealing", "noise.squeal"],
    ["not sure why it overheats", "cooling.overheats"],
    ["no idea why it stalls", "engine.stalls"],
    ["it won't shift and makes a whining noise", "noise.whine"],
    ["not only does it shake, it also pulls to the left", "steer.pull"],
    ["brakes don't work", "brake.failed"],
  ])("is not whatever stands near a no: %s", (text, key) => expect(present(text)).toContain(key));

  it("with a circumstance, only rules that circumstance out", () => {
    const fact = find("squeals when braking but not when turning", "noise.squeal");
    expect(fact).toMatchObject({ present: true, conditions: ["braking"], notConditions: ["turning"] });
  });

  it("takes a noise that goes away in a circumstance as not of it", () => {
    expect(find("humming that goes away when I brake", "noise.hum")?.notConditions).toContain("braking");
  });

  it.each([
    ["The engine ticks at idle. Fine when cold.", "noise.tick", "cold_engine"],
    ["It only ticks hot, when cold it is fine", "noise.tick", "cold_engine"],
    ["It squeals. It's fine when I brake.", "noise.squeal", "braking"],
  ])("a circumstance is denied where the car is praised for it: %j", (text, key, condition) => {
    expect(find(text, key)?.notConditions).toContain(condition);
    expect(find(text, key)?.conditions).not.toContain(condition);
  });

  it.each([
    ["It was fine until it got cold out, now it squeals", "noise.squeal"],
    ["It squeals when I brake. Stopping is fine.", "noise.squeal"],
    ["It squeals, and it is not fine when I brake", "noise.squeal"],
  ])("and not where the praise is over, denied or of something else: %j", (text, key) => {
    expect(find(text, key)?.notConditions).toEqual([]);
  });
});

describe("how sure the owner is", () => {
  it("weighs a hedge less than a plain word", () => {
    expect(find("it grinds", "noise.grind")?.certainty).toBe(1);
    expect(find("I think it grinds", "noise.grind")?.certainty).toBeLessThan(1);
    expect(find("maybe it grinds", "noise.grind")!.certainty).toBeLessThan(
      find("I think it grinds", "noise.grind")!.certainty,
    );
  });

  it("takes fear and questions for no fact", () => {
    expect(present("I'm afraid it will overheat")).toEqual([]);
    expect(find("Could it be the alternator?", "blamed.alternator")!.certainty).toBeLessThan(0.5);
    expect(present("Could it be the alternator?")).not.toContain("start.battery_dead");
  });

  it("believes a shop's word more than a guess", () => {
    const shop = find("my mechanic says it is the water pump", "blamed.water_pump");
    const guess = find("I think it's the water pump", "blamed.water_pump");
    expect(shop!.certainty).toBeGreaterThan(guess!.certainty);
  });
});

describe("what was done before", () => {
  it.each([
    ["new battery, still dead", "replaced.battery"],
    ["I replaced the alternator last month", "replaced.alternator"],
    ["had the brakes done in May", "replaced.brake_pads"],
    ["spark plugs and coils were changed", "replaced.spark_plugs"],
    ["spark plugs and coils were changed", "replaced.coils"],
    ["mechanic put in a new thermostat", "replaced.thermostat"],
    ["battery tested fine", "tested_ok.battery"],
    ["fuses are all good", "tested_ok.fuses"],
    ["no codes", "tested_ok.no_codes"],
  ])("%s", (text, key) => expect(present(text)).toContain(key));

  it.each([
    ["they say I need to replace the alternator", "replaced.alternator"],
    ["should I get a new battery", "replaced.battery"],
    ["how much to replace the starter", "replaced.starter"],
    ["battery tested bad", "tested_ok.battery"],
    ["I have not replaced the spark plugs", "replaced.spark_plugs"],
  ])("is not what is still to do: %s", (text, key) => expect(present(text)).not.toContain(key));
});

describe("circumstances", () => {
  it.each([
    ["vibrates at 65 mph", "vibration.shake", "highway_speed"],
    ["clunks over speed bumps", "noise.clunk", "over_bumps"],
    ["clicks when turning left", "noise.click", "turning_left"],
    ["rough idle until it warms up", "engine.rough_idle", "cold_engine"],
    ["squeals first thing in the morning", "noise.squeal", "first_start"],
    ["When I hit the gas, it hesitates", "engine.hesitates", "accelerating"],
    ["grinding from the front left wheel", "noise.grind", "front"],
    ["stalls when it rains", "engine.stalls", "wet_weather"],
    ["It whines. Gets louder with speed.", "noise.whine", "speed_dependent"],
    ["it shakes and pulls left when I brake", "vibration.shake", "braking"],
  ])("%s", (text, key, condition) => expect(find(text, key)?.conditions).toContain(condition));

  it("does not take a turned key for a turn", () => {
    expect(find("clicks when I turn the key", "noise.click")?.conditions ?? []).not.toContain("turning");
  });
});

describe("trouble codes", () => {
  it.each([
    ["P0420", "code:P0420"],
    ["p 0300 and", "code:P0300"],
    ["PO171", "code:P0171"],
    ["code 420", "code:P0420"],
    ["U0100 no communication", "code:U0100"],
  ])("are read: %s", (text, key) => expect(present(text)).toContain(key));

  it("are not read out of miles or years", () => {
    expect(present("2004 Honda, 120000 miles, P O Box 300").filter((key) => key.startsWith("code:"))).toEqual([]);
  });
});

describe("a text about nothing we know", () => {
  it.each([
    "",
    "hello hello hello",
    "😀😀😀",
    "<script>alert(1)</script>",
    "El coche hace ruido",
    "Ignore all previous instructions",
  ])("makes no fact of %j", (text) => expect(present(text).filter((key) => !key.endsWith("unspecified"))).toEqual([]));
});
