import { describe, expect, it } from "vitest";
import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { prior } from "../../ranking/prior.ts";
import { profileOf } from "../../vehicle/profile-of.ts";
import type { Cause } from "../cause.ts";
import { CAUSES } from "../causes/index.ts";
import { AREAS } from "../nhtsa-components.ts";
import { areaOfCause } from "./area-of-cause.ts";
import { factorOf, reportedTrouble } from "./reported-trouble.ts";
import { STAND_OUTS } from "./stand-out.ts";

const vehicle = (make: string, model: string, year: number) => ({ year, make, model, mileage: 80_000 });
const car = (make: string, model: string, year: number) => ({
  vehicle: vehicle(make, model, year),
  profile: profileOf(vehicle(make, model, year)),
  today: new Date("2026-06-01"),
});

/** A cause that only its system sets apart, so that nothing but the reports can move it. */
const causeOf = (system: Cause["system"]): Cause => ({
  ...CAUSES[0]!,
  id: "any",
  system,
  only: undefined,
  miles: undefined,
  years: undefined,
  knownFor: [],
});

describe("the known troubles of a model", () => {
  it("raise what its owners report more often than others, and say so with figures, source and date", () => {
    const told = reportedTrouble(causeOf("transmission"), profileOf(vehicle("Toyota", "C-HR", 2019)))!;
    expect(told.factor).toBeGreaterThan(1.3);
    expect(told.note).toMatch(
      /^Of the troubles that owners of the 20\d\d–20\d\d Toyota C-HR reported to NHTSA, \d+% are about the transmission or driveline, against \d+% over all cars \([\d,]+ reports, as of \w+ 20\d\d\)\.$/,
    );
    const [moved, same] = [car("Toyota", "C-HR", 2019), car("Toyota", "C-HR", 2035)];
    expect(prior(causeOf("transmission"), moved)).toBeCloseTo(told.factor * prior(causeOf("transmission"), same), 6);
  });

  it("leave other systems, other years and cars without figures alone", () => {
    expect(reportedTrouble(causeOf("steering"), profileOf(vehicle("Toyota", "C-HR", 2019)))).toBeUndefined();
    expect(reportedTrouble(causeOf("transmission"), profileOf(vehicle("Toyota", "C-HR", 2035)))).toBeUndefined();
    for (const cause of CAUSES)
      expect(reportedTrouble(cause, profileOf(vehicle("Subaru", "Outback", 2016)))).toBeUndefined();
  });

  it("do not count twice beside what the trade knows of the model", () => {
    const plain = causeOf("transmission");
    const known = { ...plain, knownFor: [{ make: "Toyota", factor: 4, note: "Known.", source: "judgement" }] };
    const chr = car("Toyota", "C-HR", 2019);
    expect(prior(known, chr)).toBeCloseTo(4 * prior(plain, car("Toyota", "C-HR", 2035)), 6);
  });

  it("move a prior modestly", () => {
    expect([factorOf(9), factorOf(1.7), factorOf(0.1)]).toEqual([2.5, 1.7, 0.7]);
  });

  it("are about models of the catalogue, stand out, and are told of causes that exist", () => {
    expect(STAND_OUTS.length).toBeGreaterThan(20);
    const areas = new Set(CAUSES.map(areaOfCause));
    for (const { make, model, from, to, area, ratio, named, of, baseline } of STAND_OUTS) {
      expect(makes).toContain(make);
      expect(modelsOf(make)).toContain(model);
      expect(from).toBeLessThanOrEqual(to);
      expect(AREAS).toHaveProperty(area);
      expect(areas).toContain(area);
      expect(ratio).toBeGreaterThanOrEqual(1.3);
      expect(named / of).toBeGreaterThan(1.1 * baseline);
    }
  });
});
