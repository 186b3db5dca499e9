import { describe, expect, it } from "vitest";
import { KnownIssues } from "#shared/schemas/known-issues.ts";
import { createKnownIssuesStore } from "../../known-issues/store.ts";
import { problemOf, testApp } from "../../testing.ts";

const { call, db } = await testApp();
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
