import type { VehicleProfile } from "../vehicle/profile.ts";
import type { PricedDamage } from "./price-damage.ts";
import { needsAlignment, needsCalibration } from "./price-extras.ts";

/** What a body shop does, in order, for this damage. */
export function proceduresFor(priced: readonly PricedDamage[], profile: VehicleProfile): string[] {
  const names = (chosen: (one: PricedDamage) => boolean) =>
    priced
      .filter(chosen)
      .map(({ name }) => name.toLowerCase())
      .join(", ");
  const has = (chosen: (one: PricedDamage) => boolean) => priced.some(chosen);
  const how = (word: RegExp) => (one: PricedDamage) => word.test(one.plan.how);
  const painted = (one: PricedDamage) => one.plan.high.refinish > 0;
  const only = priced.every((one) => one.plan.high.sublet > 0);
  return [
    "Photograph the damage and write an estimate panel by panel.",
    ...(has((one) => one.severity !== "light")
      ? ["Scan the car for fault codes, and take trim off to look for hidden damage before parts are ordered."]
      : []),
    ...(has(({ damage }) => damage.panel.kind === "structure")
      ? ["Measure the body on a bench and pull it straight before any panel goes on."]
      : []),
    ...(has(({ damage }) => damage.panel.kind === "airbag")
      ? ["Replace airbags, belts and the control module as the maker's procedure lists them."]
      : []),
    ...(has(({ damage }) => damage.panel.kind === "mechanical")
      ? [`Replace mechanical parts: ${names(({ damage }) => damage.panel.kind === "mechanical")}.`]
      : []),
    ...(has(how(/paintless/)) ? [`Paintless dent repair where the paint is whole: ${names(how(/paintless/))}.`] : []),
    ...(has((one) => /repair/.test(one.plan.how) && painted(one))
      ? [`Straighten or weld what can be repaired: ${names((one) => /repair/.test(one.plan.how) && painted(one))}.`]
      : []),
    ...(has((one) => /replace/.test(one.plan.how))
      ? [`Replace what cannot be repaired: ${names((one) => /replace/.test(one.plan.how))}.`]
      : []),
    ...(has(painted)
      ? [
          `Refinish in the car's color with clear coat: ${names(painted)}.${has((one) => one.plan.high.blended > 0) ? " Blend the color into the panels next to it." : ""}`,
        ]
      : []),
    ...(has(how(/^polish/)) ? [`Try polishing first: ${names(how(/^polish/))}.`] : []),
    ...(needsAlignment(priced) ? ["Align the wheels and print the readings."] : []),
    ...(needsCalibration(priced, profile) ? ["Calibrate cameras and radar, scan again and print the result."] : []),
    only
      ? "Check the panels in daylight before you pay."
      : "Road test, check gaps and color in daylight, and keep the printouts.",
  ];
}
