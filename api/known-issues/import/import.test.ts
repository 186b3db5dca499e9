import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../db/testing.ts";
import { createKnownIssuesStore } from "../store.ts";
import { BULLETINS_FILE } from "./bulletins-file.ts";
import { importFlatFiles, WrongFileError } from "./import.ts";
import { RECALLS_FILE } from "./recalls-file.ts";
import { bulletinRow, FUEL_PUMP, oldBulletinRow, recallRow } from "./testing-rows.ts";

const { db, url } = await testDatabase();
const store = createKnownIssuesStore(db);
const folder = mkdtempSync(join(tmpdir(), "nhtsa-"));
afterAll(() => rmSync(folder, { recursive: true }));
async function fileOf(...rows: string[]) {
  const path = join(folder, `${Bun.randomUUIDv7()}.txt`);
  await Bun.write(path, rows.join("\r\n"));
  return path;
}
const recallsOf = async (make: string, model: string, year: number) =>
  (await store.recallsOf({ make, model, year })).recalls;

describe("NHTSA's file of recalls", () => {
  it("is read by car, each campaign once, with the day as of which it is true", async () => {
    const path = await fileOf(
      recallRow(FUEL_PUMP),
      recallRow({ ...FUEL_PUMP, COMPNAME: "ENGINE AND ENGINE COOLING", DATEA: "20260801" }),
      recallRow({ ...FUEL_PUMP, MODELTXT: "CR-V" }),
      recallRow({ ...FUEL_PUMP, CAMPNO: "22V001000", RCDATE: "20220105", PARK_OUTSIDE: "Yes", DO_NOT_DRIVE: "Yes" }),
    );
    const summary = await importFlatFiles(url, [path], RECALLS_FILE);
    expect(summary).toMatchObject({ read: 4, items: 2, cars: 3, others: 0, asOf: "2026-08-01" });
    const known = await store.recallsOf({ make: "Honda", model: "Accord", year: 2019 });
    expect(known.asOf).toEqual(new Date("2026-08-01T00:00:00Z"));
    expect(known.recalls).toEqual([
      expect.objectContaining({ campaign: "22V001000", parkIt: true, parkOutside: true, reportedOn: "2022-01-05" }),
      {
        campaign: "21V215000",
        manufacturer: FUEL_PUMP.MFGNAME,
        components: [FUEL_PUMP.COMPNAME, "ENGINE AND ENGINE COOLING"],
        summary: FUEL_PUMP.DESC_DEFECT,
        consequence: FUEL_PUMP.CONEQUENCE_DEFECT,
        remedy: FUEL_PUMP.CORRECTIVE_ACTION,
        reportedOn: "2021-03-25",
        parkIt: false,
        parkOutside: false,
      },
    ]);
    expect(await recallsOf("Honda", "CR-V", 2019)).toHaveLength(1);
    expect(await recallsOf("Honda", "Accord", 2018)).toEqual([]);
  });

  it("takes the place of the one before", async () => {
    await importFlatFiles(url, [await fileOf(recallRow({ ...FUEL_PUMP, MODELTXT: "CIVIC" }))], RECALLS_FILE);
    expect(await recallsOf("Honda", "Civic", 2019)).toHaveLength(1);
    expect(await recallsOf("Honda", "Accord", 2019)).toEqual([]);
  });

  it("reports what did not match, and leaves out what it cannot read, row by row", async () => {
    const path = await fileOf(
      recallRow(FUEL_PUMP),
      recallRow({ ...FUEL_PUMP, MODELTXT: "GOLD WING" }),
      recallRow({ ...FUEL_PUMP, MODELTXT: "GOLD WING" }),
      recallRow({ ...FUEL_PUMP, MAKETXT: "BLUE BIRD" }),
      recallRow({ ...FUEL_PUMP, RCLTYPECD: "T" }),
      recallRow({ ...FUEL_PUMP, YEARTXT: "9999" }),
      recallRow({ ...FUEL_PUMP, CAMPNO: "none" }),
      "one\ttwo",
      "x".repeat(1_000_001),
      "",
    );
    const { unmatched, refused, others, read } = await importFlatFiles(url, [path], RECALLS_FILE);
    expect([...unmatched]).toEqual([["HONDA GOLD WING", 2]]);
    expect({ others, read }).toEqual({ others: 2, read: 9 });
    expect([...refused.keys()]).toEqual([
      "has no model year",
      "has no campaign number",
      "has 2 columns of at least 22",
      "is too long",
    ]);
    expect(await recallsOf("Honda", "Accord", 2019)).toHaveLength(1);
  });

  it("of before there were the last columns is read by its words", async () => {
    const remedy = (CORRECTIVE_ACTION: string) => recallRow({ ...FUEL_PUMP, CORRECTIVE_ACTION }, "NOTES");
    const flagsOf = async (words: string) => {
      await importFlatFiles(url, [await fileOf(remedy(words))], RECALLS_FILE);
      const { parkIt, parkOutside } = (await recallsOf("Honda", "Accord", 2019))[0]!;
      return { parkIt, parkOutside };
    };
    expect(
      await flagsOf("Owners are advised to park outside and away from structures until the repair is done."),
    ).toEqual({ parkIt: false, parkOutside: true });
    expect(
      await flagsOf("Owners are advised not to drive their vehicles until the recall repair is completed."),
    ).toEqual({ parkIt: true, parkOutside: false });
    expect(await flagsOf("Do not drive with the liftgate open. Dealers will replace the pump.")).toEqual({
      parkIt: false,
      parkOutside: false,
    });
  });

  it.each([
    ["another file", ["campaign,make", "1,Honda"]],
    ["an empty file", []],
    ["a file about trailers alone", [recallRow({ ...FUEL_PUMP, MAKETXT: "BLUE BIRD" })]],
  ])("changes nothing where it is %s, and says so in a sentence", async (_, rows) => {
    await importFlatFiles(url, [await fileOf(recallRow(FUEL_PUMP))], RECALLS_FILE);
    const path = await fileOf(...rows);
    await expect(importFlatFiles(url, [path], RECALLS_FILE)).rejects.toThrow(WrongFileError);
    expect(await recallsOf("Honda", "Accord", 2019)).toHaveLength(1);
  });
});

describe("NHTSA's file of bulletins", () => {
  const BULLETIN = { ID: "10189346", NUMBER: "17-023", MAKE: "HONDA", MODEL: "CR-V", YEAR: "2015" };
  it.each([
    ["since 2024", bulletinRow({ ...BULLETIN, COMPONENTS: "ENGINE", SUMMARY: "Vibration at idle." })],
    ["of before", oldBulletinRow({ ...BULLETIN, COMPONENTS: "ENGINE", SUMMARY: "Vibration at idle." })],
  ])("%s is read by car, by number and title", async (_, row) => {
    await importFlatFiles(url, [await fileOf(row, row)], BULLETINS_FILE);
    expect(await store.bulletinsOf({ make: "Honda", model: "CR-V", year: 2015 }, 10)).toEqual([
      expect.objectContaining({ number: "17-023", title: "Vibration at idle.", components: ["ENGINE"] }),
    ]);
  });

  it("of several parts is one, and long summaries are cut at a word", async () => {
    const paths = [
      await fileOf(bulletinRow({ ...BULLETIN, SUMMARY: "vibration ".repeat(300) })),
      await fileOf(bulletinRow({ ...BULLETIN, ID: "2", NUMBER: "18-001", SUMMARY: "Second" })),
    ];
    const { items } = await importFlatFiles(url, paths, BULLETINS_FILE);
    expect(items).toBe(2);
    const found = await store.bulletinsOf({ make: "Honda", model: "CR-V", year: 2015 }, 10);
    expect(found.find(({ id }) => id === BULLETIN.ID)!.title).toMatch(/^(vibration )+vibration…$/);
  });
});
