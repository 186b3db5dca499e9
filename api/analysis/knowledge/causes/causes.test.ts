import { describe, expect, it } from "vitest";
import { SYSTEMS } from "#shared/schemas/diagnostic.ts";
import { applies } from "../../ranking/prior.ts";
import { profileOf } from "../../vehicle/profile-of.ts";
import { FINDINGS } from "../findings.ts";
import { CAUSES } from "./index.ts";

/** The transmission of a wiper is its linkage, and a steering column has a joint like a driveshaft. */
const OTHER_SENSE = ["wiper-motor", "steering-shaft-joint"];

describe("the causes", () => {
  it("have each an id of their own", () => {
    const ids = CAUSES.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it("cover all 19 systems", () => {
    const covered = new Set(CAUSES.map(({ system }) => system));
    expect(SYSTEMS.filter((system) => !covered.has(system))).toEqual([]);
  });

  it("of an electric car are of parts that it has", () => {
    const profile = profileOf({ year: 2020, make: "Tesla", model: "Model 3" });
    const car = { vehicle: { year: 2020, make: "Tesla", model: "Model 3" }, profile, today: new Date("2026-11-15") };
    const lacks =
      /\b(transmission|gearbox|engine (computer|fault|oil)|vacuum|spark|exhaust|misfire|torque converter|clutch pedal|transfer case|differential|U-joint|compressor clutch|A\/C clutch)\b/i;
    const named = CAUSES.filter((cause) => applies(cause, car) > 0 && !OTHER_SENSE.includes(cause.id)).filter(
      ({ name, tradeName }) => lacks.test(`${name} ${tradeName}`),
    );
    expect(named.map(({ id }) => id)).toEqual([]);
  });

  it("can explain every finding that is a symptom", () => {
    const explained = new Set(CAUSES.flatMap(({ evidence }) => Object.keys(evidence)));
    const history = /^(recent|replaced|tested_ok)\./;
    expect(Object.keys(FINDINGS).filter((finding) => !history.test(finding) && !explained.has(finding))).toEqual([]);
  });

  it.each(["P0300", "P0301", "P0171", "P0420", "P0442", "P0455", "P0128", "P0335", "P0340", "P0401", "P0113"])(
    "answer for the common trouble code %s",
    (code) => {
      const families = [5, 4, 3].map((kept) => `code:${code.slice(0, kept)}${"x".repeat(5 - kept)}`);
      expect(CAUSES.some(({ evidence }) => families.some((family) => family in evidence))).toBe(true);
    },
  );
});

it("send what words mean otherwise to a cause of another kind of car", () => {
  const byId = new Map(CAUSES.map((cause) => [cause.id, cause]));
  const parted = CAUSES.flatMap(({ only, otherwise }) => (otherwise ? [{ only, other: byId.get(otherwise) }] : []));
  expect(parted).not.toEqual([]);
  for (const { only, other } of parted) expect(other?.only).not.toEqual(only);
});
