import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { KnownIssues } from "#shared/schemas/known-issues.ts";
import { BULLETINS_FILE } from "../../known-issues/import/bulletins-file.ts";
import { importFlatFiles } from "../../known-issues/import/import.ts";
import { bulletinRow } from "../../known-issues/import/testing-rows.ts";
import { createKnownIssuesStore } from "../../known-issues/store.ts";
import { problemOf, testApp } from "../../testing.ts";

const { call, db, url } = await testApp();
const store = createKnownIssuesStore(db);
const read = async (query: string) => KnownIssues.parse(await (await call(`/api/known-issues?${query}`)).json());
const ACCORD = "year=2019&make=Honda&model=Accord";

const PUMP = {
  campaign: "21V215000",
  manufacturer: "Honda",
  components: ["FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP"],
  summary: "The low-pressure fuel pump inside the fuel tank may fail.",
  consequence: "An engine stall can increase the risk of a crash.",
  remedy: "Dealers will replace it, free of charge.",
  reportedOn: "2021-03-25",
  parkIt: false,
  parkOutside: false,
};

describe("what is known of a car", () => {
  it("is nothing before anything was read in, and says that its recalls are not known", async () => {
    const { recalls, recallsAsOf } = await read(ACCORD);
    expect({ recalls, recallsAsOf }).toEqual({ recalls: [], recallsAsOf: undefined });
  });

  it("are its recalls with what they are about and how old that is, without a session", async () => {
    const at = new Date("2026-06-01T00:00:00Z");
    await store.keepRecalls({ make: "Honda", model: "Accord", year: 2019 }, [PUMP], at);
    const { recalls, recallsAsOf } = await read("year=2019&make=honda&model=accord%20EX");
    expect(recallsAsOf).toBe(at.toISOString());
    const { manufacturer: _, components, ...told } = PUMP;
    expect(recalls).toEqual([{ ...told, component: components[0], about: ["fuel-pump", "fuel_pump"] }]);
    expect((await read("year=2018&make=Honda&model=Accord")).recalls).toEqual([]);
  });

  it("are what its maker pays, while it does", async () => {
    const { warranties } = await read("year=2019&make=Toyota&model=Prius");
    expect(warranties.map(({ title, terms }) => `${title}: ${terms}`)).toEqual(
      expect.arrayContaining([
        "Catalytic converter and engine computer: Covered for 8 years or 80,000 miles from the first sale, whichever comes first.",
        "Hybrid battery: Covered for 8 years or 100,000 miles from the first sale, whichever comes first.",
      ]),
    );
    expect(warranties.find(({ title }) => title === "Hybrid battery")!.about).toEqual(
      expect.arrayContaining(["hybrid-battery-worn", "hv_battery_hybrid"]),
    );
    expect((await read("year=2001&make=Toyota&model=Prius")).warranties).toEqual([]);
  });

  it("are what its owners report more often than others, in words and figures", async () => {
    const { ownersReports } = await read("year=2016&make=Ford&model=Escape");
    expect(ownersReports[0]).toMatchObject({ area: "engine", about: expect.arrayContaining(["rod-bearing-knock"]) });
    expect(ownersReports[0]!.share).toBeGreaterThan(ownersReports[0]!.usualShare);
    expect(ownersReports[0]!.sentences).toEqual([
      "Of 7,523 troubles that owners of the 2015–2019 Ford Escape reported to NHTSA, 54% are about the engine or its cooling. Over all cars it is 14%.",
    ]);
  });

  it("are bulletins by number and title", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bulletins-"));
    const path = join(folder, "TSBS.txt");
    const row = { ID: "1", NUMBER: "17-023", MAKE: "HONDA", MODEL: "ACCORD", YEAR: "2019", COMPONENTS: "FUEL SYSTEM" };
    await Bun.write(path, bulletinRow({ ...row, SUMMARY: "Replace the fuel pump where the engine stalls." }));
    await importFlatFiles(url, [path], BULLETINS_FILE);
    rmSync(folder, { recursive: true });
    expect((await read(ACCORD)).bulletins).toEqual([
      {
        number: "17-023",
        title: "Replace the fuel pump where the engine stalls.",
        issuedOn: "2017-03-10",
        about: ["fuel-pump", "fuel_pump"],
      },
    ]);
  });

  it.each(["year=2019&make=Yugo&model=GV", "year=2019&make=Honda&model=Nonesuch"])(
    "is nothing for a car that the catalogue does not have: %s",
    async (query) => {
      expect(await read(query)).toEqual({ recalls: [], warranties: [], ownersReports: [], bulletins: [] });
    },
  );

  it.each([
    ["make=Honda&model=Accord", "Please enter a model year from 1990 on"],
    ["year=19&make=Honda&model=Accord", "Please enter a model year from 1990 on"],
    ["year=1989&make=Honda&model=Accord", "Please enter a model year from 1990 on"],
    ["year=20190&make=Honda&model=Accord", "Please enter a model year from 1990 on"],
    ["year=2019&year=2020&make=Honda&model=Accord", "Please enter a model year from 1990 on"],
    ["year=2019&model=Accord", "Please enter the make"],
    ["year=2019&make=Honda&model=%20", "Please enter the model"],
    [`year=2019&make=Honda&model=${"x".repeat(5_000)}`, "can be at most"],
  ])("asked wrongly (%s) is a 422 with a sentence", async (query, sentence) => {
    const response = await call(`/api/known-issues?${query}`);
    expect(response.status).toBe(422);
    expect((await problemOf(response)).detail).toContain(sentence);
  });
});
