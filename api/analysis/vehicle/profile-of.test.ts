import { describe, expect, test } from "vitest";
import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import type { VehicleProfile } from "./profile.ts";
import { profileOf } from "./profile-of.ts";

type Expected = Partial<Omit<VehicleProfile, "assumptions">>;

const car = (named: string, text?: string) => {
  const [year, make, ...model] = named.split(" ");
  return profileOf({ year: Number(year), make: make!, model: model.join(" "), text });
};

describe("the commonest car of the year", () => {
  const cases: [string, Expected][] = [
    ["2005 Honda Accord", { layout: "i4", timing: "chain", transmission: "automatic", bodyClass: "midsize_car" }],
    ["1997 Honda Accord", { layout: "i4", timing: "belt", hydraulicSteering: true }],
    ["2019 Honda Accord", { layout: "i4", transmission: "cvt", forcedInduction: true, hydraulicSteering: false }],
    ["2012 Honda Civic", { layout: "i4", timing: "chain", rearBrakes: "drum", bodyClass: "small_car" }],
    ["2010 Honda Odyssey", { layout: "v6", timing: "belt", bodyClass: "minivan" }],
    ["2006 Nissan Altima", { layout: "i4", transmission: "automatic" }],
    ["2007 Nissan Altima", { layout: "i4", transmission: "cvt", timing: "chain" }],
    ["2004 Toyota Sienna", { layout: "v6", timing: "belt" }],
    ["2022 Toyota Sienna", { layout: "i4", fuel: "hybrid", transmission: "cvt" }],
    ["2010 Toyota Prius", { fuel: "hybrid", transmission: "cvt", hydraulicSteering: false }],
    ["2003 Ford F-150", { layout: "v8", bodyClass: "pickup", forcedInduction: false }],
    ["2016 Ford F-150", { layout: "v6", forcedInduction: true }],
    ["2008 Ford F-350", { fuel: "diesel", layout: "v8", bodyClass: "heavy_pickup", timing: "gear" }],
    ["2014 Ford Escape", { layout: "i4", forcedInduction: true, bodyClass: "small_suv" }],
    ["2014 Ford Fiesta", { transmission: "dct", timing: "belt" }],
    ["2015 Subaru Outback", { layout: "boxer4", drive: "awd", transmission: "cvt", timing: "chain" }],
    ["2005 Subaru Outback", { layout: "boxer4", transmission: "automatic", timing: "belt" }],
    ["2008 Porsche Cayenne", { layout: "v6", brandGroup: "luxury", bodyClass: "midsize_suv" }],
    ["2015 Porsche 911", { layout: "boxer6", transmission: "dct", bodyClass: "sports" }],
    [
      "2012 BMW 328i",
      { make: "BMW", model: "3 Series", layout: "i4", timing: "chain", forcedInduction: true, drive: "rwd" },
    ],
    ["2009 BMW 328i", { layout: "i6", forcedInduction: false }],
    ["2013 Chevrolet Silverado 1500", { layout: "v8", drive: "awd" }],
    ["2021 Chevrolet Bolt EV", { fuel: "electric", layout: "electric", transmission: "single_speed", timing: "none" }],
    ["2013 Nissan Leaf", { fuel: "electric", bodyClass: "small_car" }],
    ["2020 Tesla Model Y", { fuel: "electric", drive: "awd", hydraulicSteering: false }],
    ["1993 Mazda RX-7", { layout: "rotary", timing: "none", forcedInduction: true }],
    ["2005 Volkswagen Jetta", { layout: "i5", timing: "chain" }],
    ["2006 Bentley Continental", { brandGroup: "exotic", layout: "v10_12", forcedInduction: true }],
    ["1994 Geo Metro", { layout: "i3", brandGroup: "economy", transmission: "manual" }],
    ["2015 Ram 1500", { layout: "v8", hydraulicSteering: false }],
    ["2014 Ram 2500", { layout: "i6", fuel: "diesel", hydraulicSteering: true }],
  ];
  test.each(cases)("%s", (named, expected) => {
    expect(car(named)).toMatchObject(expected);
  });
});

describe("the owner's words change it", () => {
  const cases: [string, string, Expected][] = [
    ["2005 Honda Accord", "my V6 shudders", { layout: "v6", timing: "belt" }],
    ["2005 Honda Accord", "3.0 liter burning oil", { layout: "v6", timing: "belt" }],
    ["2005 Honda Accord", "the 2.4L leaks", { layout: "i4", timing: "chain" }],
    ["2012 Ford F-150", "5.0 V8 knocks", { layout: "v8", forcedInduction: false }],
    ["2016 Ford F-150", "the 5.0 knocks", { layout: "v8", forcedInduction: false }],
    ["1991 Ford Mustang 5.0", "", { layout: "v8" }],
    ["2016 Mercedes-Benz E350 BlueTEC", "", { fuel: "diesel", timing: "chain", model: "E-Class" }],
    ["2013 Ford F-150", "ecoboost 3.5 shudder", { layout: "v6", forcedInduction: true }],
    ["2012 Ford Explorer", "6 cyl. water pump", { layout: "v6" }],
    ["2013 Volkswagen Jetta", "TDI, clogged filter", { fuel: "diesel", timing: "belt", forcedInduction: true }],
    ["2010 Subaru Outback", "6 cylinder", { layout: "boxer6", timing: "chain" }],
    ["2004 BMW 325i", "6 cylinder", { layout: "i6" }],
    ["2008 Jeep Grand Cherokee", "the hemi ticks", { layout: "v8" }],
    ["1998 Jeep Cherokee", "4 cylinder 2.5", { layout: "i4" }],
    ["2010 Honda Civic", "stick shift, clutch slips", { transmission: "manual" }],
    ["2012 Ford Focus", "shudders from a stop, automatic", { transmission: "dct" }],
    ["2014 Nissan Altima", "the automatic transmission slips", { transmission: "cvt" }],
    ["2015 Toyota RAV4", "it is a 4 wheel drive", { drive: "awd" }],
    ["2015 Ford F-150", "2wd", { drive: "rwd" }],
    ["2018 Hyundai Sonata", "hybrid", { fuel: "hybrid" }],
    ["2020 Hyundai Kona Electric", "", { fuel: "electric", transmission: "single_speed" }],
    ["2017 Ford Fusion Energi", "", { fuel: "plugin_hybrid", transmission: "cvt" }],
    ["2008 Porsche Cayenne Turbo", "", { layout: "v8", forcedInduction: true }],
  ];
  test.each(cases)("%s: %j", (named, text, expected) => {
    expect(car(named, text)).toMatchObject(expected);
  });

  test("even where no such car was sold; the timing drive is then unknown", () => {
    expect(car("2012 Honda Fit", "I swapped in a V6")).toMatchObject({ layout: "v6", timing: "unknown" });
  });

  test("but not into an engine or a gearbox for an electric car", () => {
    const tesla = car("2021 Tesla Model S", "5 speed V8 turbo hybrid");
    expect(tesla).toMatchObject({ layout: "electric", transmission: "single_speed", fuel: "electric" });
  });
});

describe("the assumptions", () => {
  test("name the common engine and the others sold", () => {
    expect(car("2005 Toyota Camry").assumptions).toContain(
      "Engine: the common 4-cylinder; tell us if yours is the V6.",
    );
  });

  test("are silent about what the owner said", () => {
    const { assumptions } = car("2005 Toyota Highlander", "V6, AWD, automatic transmission");
    expect(assumptions).toEqual([]);
  });

  test("name the kind of automatic that the owner did not", () => {
    expect(car("2012 Ford Focus", "it is an automatic").assumptions).toContain(
      "Transmission: dual-clutch automatic, the usual one for this model; tell us if yours is another.",
    );
  });

  test("ask for a manual gearbox only where one was sold often", () => {
    const manual = "Transmission: automatic; tell us if yours is a manual.";
    expect(car("2006 Honda Civic").assumptions).toContain(manual);
    expect(car("2006 Honda Odyssey").assumptions).not.toContain(manual);
    expect(car("2020 Toyota Camry").assumptions).not.toContain(manual);
  });

  test("say nothing of engine or gearbox for an electric car", () => {
    expect(car("2021 Chevrolet Bolt EV").assumptions).toEqual([]);
  });

  test("say that a model is not known, and take the make's typical car", () => {
    const profile = car("2015 Honda Zzyzx");
    expect(profile).toMatchObject({ make: "Honda", model: "Zzyzx", layout: "i4", brandGroup: "mainstream" });
    expect(profile.assumptions[0]).toMatch(/^Model: we do not know the Honda "Zzyzx"/);
  });

  test("say that a make is not known", () => {
    const profile = car("2015 Trabant 601");
    expect(profile).toMatchObject({ make: "Trabant", model: "601", bodyClass: "midsize_car" });
    expect(profile.assumptions[0]).toMatch(/^Make: we do not know "Trabant"/);
  });

  test("are whole sentences for every car of the catalogue", () => {
    for (const make of makes)
      for (const model of modelsOf(make))
        for (const year of [1992, 2004, 2014, 2025])
          for (const sentence of profileOf({ year, make, model }).assumptions)
            expect(sentence, `${year} ${make} ${model}`).toMatch(/^(?:Engine|Transmission|Drive): [^:]*[^ .;]\.$/);
  });
});
