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
  const groupOf = async (query: string, title: RegExp) =>
    (await read(query)).groups.find((group) => title.test(group.title));
  const RECALLED = /recalled part/;

  it("is nothing of recalls before any were read in", async () => {
    expect(await groupOf(ACCORD, RECALLED)).toBeUndefined();
  });

  it("are its recalls with what they are about and how old that is, without a session", async () => {
    const at = new Date("2026-06-01T00:00:00Z");
    await store.keepRecalls({ make: "Honda", model: "Accord", year: 2019 }, [PUMP], at);
    expect(await groupOf("year=2019&make=honda&model=accord%20EX", RECALLED)).toEqual({
      title: "This may be the recalled part: free at a dealer",
      others: "Recalls of this model and year",
      note: "As NHTSA listed them on June 1, 2026. Only your VIN tells whether your car is in a recall and was repaired: look it up at nhtsa.gov/recalls.",
      notices: [
        {
          id: "21V215000",
          name: "Campaign 21V-215:",
          text: PUMP.summary,
          details: `${PUMP.consequence} ${PUMP.remedy}`,
          source: "https://www.nhtsa.gov/recalls",
          line: "This may be free under recall 21V-215. Ask a dealer with your VIN.",
          about: ["fuel-pump", "fuel_pump"],
        },
      ],
    });
    expect(await groupOf("year=2018&make=Honda&model=Accord", RECALLED)).toBeUndefined();
  });

  it("is a stop where a campaign says not to drive, or to park outside", async () => {
    const car = { make: "Honda", model: "Pilot", year: 2019 };
    const stopAfter = async (...found: Partial<typeof PUMP>[]) => {
      await store.keepRecalls(
        car,
        found.map((more) => ({ ...PUMP, ...more })),
        new Date(),
      );
      return (await read("year=2019&make=Honda&model=Pilot")).stop;
    };
    expect(await stopAfter({ campaign: "19V001000" })).toBeUndefined();
    const outside = { campaign: "19V002000", reportedOn: "2022-01-01", parkOutside: true };
    expect(await stopAfter(outside)).toMatchObject({
      title: "Park outside",
      safety: { level: "stop", action: expect.stringContaining("2019 Honda Pilot cars must be parked outside") },
    });
    expect(await stopAfter(outside, { campaign: "19V003000", parkIt: true })).toMatchObject({
      title: "Do not drive until you have checked",
      safety: { level: "stop", action: expect.stringContaining("must not be driven until recall 19V-003 is done") },
    });
  });

  it("are what its maker pays, while it does", async () => {
    const { notices } = (await groupOf("year=2019&make=Toyota&model=Prius", /maker may pay/))!;
    expect(notices.map(({ name, text }) => `${name} ${text}`)).toEqual(
      expect.arrayContaining([
        "Catalytic converter and engine computer: Covered for 8 years or 80,000 miles from the first sale, whichever comes first.",
        "Hybrid battery: Covered for 8 years or 100,000 miles from the first sale, whichever comes first.",
      ]),
    );
    expect(notices.find(({ name }) => name === "Hybrid battery:")!.about).toEqual(
      expect.arrayContaining(["hybrid-battery-worn", "hv_battery_hybrid"]),
    );
    expect(await groupOf("year=2001&make=Toyota&model=Prius", /maker may pay/)).toBeUndefined();
  });

  it("are what its owners report more often than others, in words and figures", async () => {
    const { notices } = (await groupOf("year=2016&make=Ford&model=Escape", /owners report/))!;
    expect(notices[0]).toMatchObject({
      id: "engine",
      text: "Of 7,523 troubles that owners of the 2015–2019 Ford Escape reported to NHTSA, 54% are about the engine or its cooling. Over all cars it is 14% (as of June 2026).",
      about: expect.arrayContaining(["rod-bearing-knock"]),
    });
    expect(notices[0]!.share!.own).toBeGreaterThan(notices[0]!.share!.usual);
    expect(await groupOf("year=2016&make=Subaru&model=Outback", /owners report/)).toBeUndefined();
  });

  it("are bulletins by number and title", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bulletins-"));
    const path = join(folder, "TSBS.txt");
    const row = { ID: "1", NUMBER: "17-023", MAKE: "HONDA", MODEL: "ACCORD", YEAR: "2019", COMPONENTS: "FUEL SYSTEM" };
    await Bun.write(path, bulletinRow({ ...row, SUMMARY: "Replace the fuel pump where the engine stalls." }));
    await importFlatFiles(url, [path], BULLETINS_FILE);
    rmSync(folder, { recursive: true });
    expect((await groupOf(ACCORD, /told its shops/))!.notices).toEqual([
      {
        id: "1",
        name: "A bulletin exists: ask for 17-023.",
        text: "Replace the fuel pump where the engine stalls.",
        about: ["fuel-pump", "fuel_pump"],
      },
    ]);
  });

  it.each(["year=2019&make=Yugo&model=GV", "year=2019&make=Honda&model=Nonesuch"])(
    "is nothing for a car that the catalogue does not have: %s",
    async (query) => {
      expect(await read(query)).toEqual({ groups: [] });
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
