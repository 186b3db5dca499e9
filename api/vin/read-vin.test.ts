import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { NAMES } from "./catalogue-car.ts";
import { readVin, VinRefusedError } from "./read-vin.ts";
import { tables } from "./tables/read-tables.ts";
import { ACCORD_VIN, CIVIC_VIN, vinOf } from "./testing.ts";

const TODAY = new Date("2026-11-23");
const read = (vin: string) => readVin(vin, undefined, TODAY);
const refusal = (vin: string) =>
  read(vin).then(
    () => "",
    (error: unknown) => {
      if (error instanceof VinRefusedError) return error.message;
      throw error;
    },
  );

describe("a VIN of a car", () => {
  it.each([
    [ACCORD_VIN, "2003 Honda Accord", { layout: "v6", fuel: "gas", body: "coupe", builtIn: "Marysville, Ohio" }],
    [CIVIC_VIN, "2012 Honda Civic", { layout: "i4", fuel: "gas", body: "sedan", builtIn: "Alliston, Ontario" }],
    [
      vinOf("1FTFW1ET*DFC10312"),
      "2013 Ford F-150",
      { layout: "v6", liters: 3.5, body: "pickup", builtIn: "Dearborn, Michigan" },
    ],
    [vinOf("1GCEK19T*3E123456"), "2003 Chevrolet Silverado 1500", { layout: "v8", liters: 5.3 }],
    [
      vinOf("3D7KS29C*6G123456"),
      "2006 Dodge Ram 2500",
      { layout: "i6", liters: 5.9, fuel: "diesel", forcedInduction: true },
    ],
    [vinOf("1C6RR7GT*ES123456"), "2014 Ram 1500", { cylinders: 8, liters: 5.7 }],
    [vinOf("5UXWX7C5*BA123456"), "2011 BMW X3", { cylinders: 6, liters: 3, drive: "awd", body: "suv" }],
    [vinOf("WBA3A5C5*CF256789"), "2012 BMW 3 Series", { cylinders: 4, liters: 2 }],
    [vinOf("JTDKN3DU*A0123456"), "2010 Toyota Prius", { fuel: "hybrid", liters: 1.8, body: "hatchback" }],
    [vinOf("5YJSA1E2*HF000337"), "2017 Tesla Model S", { layout: "electric", fuel: "electric", drive: "awd" }],
    [vinOf("4F4YR16U*2TM12345"), "2002 Mazda B3000", { layout: "v6" }],
    [vinOf("JTKDE167*70123456"), "2007 Scion tC", { layout: "i4", liters: 2.4 }],
    [vinOf("1HGCB716*LA012345"), "1990 Honda Accord", { liters: 2.2 }],
    [vinOf("2HGFE2F5*RH512345"), "2024 Honda Civic", { liters: 2 }],
  ])("%s is a %s", async (vin, car, facts) => {
    const reading = await read(vin);
    expect(`${reading.year} ${reading.make} ${reading.model}`).toBe(car);
    expect(reading.facts).toMatchObject(facts);
    expect(reading.note).toBeUndefined();
  });

  it("says nothing of what the tables leave open", async () => {
    expect((await read(CIVIC_VIN)).facts).toEqual({
      layout: "i4",
      cylinders: 4,
      fuel: "gas",
      body: "sedan",
      builtIn: "Alliston, Ontario",
    });
  });

  it("whose model our list lacks fills in year and make, and says so", async () => {
    const { year, make, model, note } = await read(vinOf("KL7PPCA1*EB612345"));
    expect([year, make, model]).toEqual([2014, "Chevrolet", undefined]);
    expect(note).toContain("2014 Chevrolet Orlando. Our list does not have that model");
  });

  it("whose pattern nobody knows still tells year and make", async () => {
    const { year, make, model, note } = await read(vinOf("SAJZZZZZ*8LR12345"));
    expect([year, make, model]).toEqual([2008, "Jaguar", undefined]);
    expect(note).toContain("not which model");
  });
});

describe("a VIN that is not taken says why", () => {
  it.each([
    ["1HGCM82633A004353", "does not fit its own check digit"],
    ["1HGCM82633A00435", "this one has 16"],
    ["1HGCM82633A0043522", "this one has 18"],
    ["1HGCM82633AO04352", "never I, O or Q"],
    ["194675S105123", "before 1981"],
    ["WVWZZZ1KZAW000001", "another country"],
    [vinOf("AAVZZZ9N*9U000001"), "do not know this VIN"],
    [vinOf("1FUJGLDR*CLBP8834"), "heavy truck"],
    [vinOf("1FDUF5HT*DEA12345"), "heavy truck"],
    [vinOf("3FRNF6HP*CV123456"), "heavy truck"],
    [vinOf("1HD1KB41*9Y123456"), "motorcycle"],
    [vinOf("1GRAA062*KB123456"), "trailer"],
    ["1M8GDM9AXKP042788", "bus"],
    [vinOf("1HGCB716*HA012345"), "1987 Honda. We know cars from 1990 on"],
    [vinOf("ZFF67NFA*C0123456"), "2012 Ferrari"],
  ])("%s: %s", async (vin, words) => {
    const sentence = await refusal(vin);
    expect(sentence).toContain(words);
    expect(sentence).not.toContain(vin);
  });
});

it("no VIN, however odd, breaks the reading", async () => {
  const codes = ["1HG", "1FT", "WBA", "JTD", "5YJ", "1GC", "KM8", "WDD", "1D7", "YV1", "3C6", "SAL"];
  const sign = fc.constantFrom(..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789");
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...codes),
      fc.array(sign, { minLength: 13, maxLength: 13 }),
      async (code, rest) => {
        const tail = rest.join("");
        const vin = vinOf(`${code}${tail.slice(0, 5)}*${tail.slice(5)}`);
        const { year, make, model } = await read(vin).catch((error: unknown) => {
          if (error instanceof VinRefusedError) return { year: undefined, make: undefined, model: undefined };
          throw error;
        });
        expect(make === undefined || makes.includes(make)).toBe(true);
        expect(model === undefined || modelsOf(make!).includes(model)).toBe(true);
        expect(year === undefined || (year >= 1990 && year <= 2026)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

it("the tables name their source, and the list of names is of our catalogue", () => {
  expect(tables().source).toMatch(/^NHTSA vPIC, tables of 20\d\d-\d\d-\d\d$/);
  expect(Object.keys(NAMES).length).toBeGreaterThan(20);
});
