import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Complaint, rowsOf } from "./complaints.ts";
import { dataFile } from "./data-file.ts";
import { shrunkShare, standOuts } from "./stand-outs.ts";
import { tallyOf } from "./tally.ts";

const fileOf = async (name: string, text: string) => {
  const path = join(await mkdtemp(join(tmpdir(), "complaints-")), name);
  await writeFile(path, text, "latin1");
  return path;
};

/**
 * A line as NHTSA publishes it: tab separated, 49 columns, no header, quotation marks only where the owner wrote them.
 */
function flatLine(odino: number, make: string, model: string, year: number, component: string, product = "V"): string {
  const columns = Array<string>(49).fill("");
  columns[0] = String(odino + 900_000);
  columns[1] = String(odino);
  columns.splice(3, 3, make, model, String(year));
  columns[11] = component;
  columns[16] = "20240119";
  columns[19] = 'IT SAID "CHECK ENGINE, STILL';
  columns[45] = product;
  return columns.join("\t");
}

const flat = (...lines: string[]) => fileOf("FLAT_CMPL.txt", `${lines.join("\r\n")}\r\n`);

async function* together(...paths: string[]) {
  for (const path of paths) yield* rowsOf(path);
}

const read = async (path: string) => (await Array.fromAsync(rowsOf(path))) as Complaint[];

describe("reading complaints", () => {
  it("reads NHTSA's published file: vehicles alone, years known alone", async () => {
    const path = await flat(
      flatLine(1, "FORD", "EXPLORER", 2016, "STEERING:RACK AND PINION"),
      flatLine(2, "FORD", "EXPLORER", 9999, "STEERING"),
      flatLine(3, "GRACO", "SEAT", 2016, "CHILD SEAT", "C"),
    );
    expect(await read(path)).toEqual([
      { id: 1, make: "FORD", model: "EXPLORER", year: 2016, areas: ["steering"], date: "2024-01-19" },
    ]);
  });

  it("reads a CSV with several components in a field and lines inside quotation marks", async () => {
    const path = await fileOf(
      "complaints.csv",
      'record_id,make,model,year,component,incident_date,text\ncomplaint_7,Ford,Escape,2017,"ENGINE,SERVICE BRAKES, HYDRAULIC",2026-03-22,"two\nlines"\n',
    );
    expect(await read(path)).toEqual([
      { id: 7, make: "Ford", model: "Escape", year: 2017, areas: ["engine", "brakes"], date: "2026-03-22" },
    ]);
  });

  it("says in a sentence that a file is something else", async () => {
    await expect(read(await fileOf("shops.csv", "name,address\nA,B\n"))).rejects.toThrow(/no file of complaints/);
  });
});

describe("counting", () => {
  it("counts a complaint once an area, though it comes in several rows and files, under the catalogue's names", async () => {
    const path = await flat(
      flatLine(1, "FORD", "F150", 2016, "ENGINE"),
      flatLine(1, "FORD", "F150", 2016, "ENGINE AND ENGINE COOLING"),
      flatLine(1, "FORD", "F150", 2016, "STEERING"),
      flatLine(2, "YUGO", "GV", 1988, "ENGINE"),
    );
    const tally = await tallyOf(together(path, path));
    expect([...tally.models.keys()]).toEqual(["Ford F-150"]);
    expect(tally.models.get("Ford F-150")!.byYear.get(2016)).toEqual({ engine: 1, steering: 1 });
    expect([tally.complaints, tally.latest]).toEqual([2, "2024-01-19"]);
  });
});

describe("the miles at which it happens", () => {
  const rows = async function* (miles: (n: number) => number | undefined, count = 200) {
    for (let id = 0; id < count; id++) {
      const told = miles(id);
      yield { id, make: "Ford", model: "Escape", year: 2016, areas: ["engine" as const], ...(told && { miles: told }) };
      for (const [step, area] of (["brakes", "steering", "body"] as const).entries())
        yield { id: 1000 + id * 3 + step, make: "Toyota", model: "Camry", year: 2016, areas: [area] };
    }
  };
  const found = async (...args: Parameters<typeof rows>) =>
    standOuts(await tallyOf(rows(...args))).find(({ model }) => model === "Escape");

  it("are those before which half of it had happened", async () => {
    expect((await found((id) => 20_000 + id * 100))?.miles).toBe(30_000);
  });

  it("are left out where few owners told theirs", async () => {
    const model = await found((id) => (id < 20 ? 30_000 : undefined));
    expect(model).toBeDefined();
    expect(model).not.toHaveProperty("miles");
  });

  it("are read of both files, and nonsense is not", async () => {
    const csv = (miles: string) =>
      fileOf("miles.csv", `record_id,make,model,year,component,miles\n7,Ford,Escape,2017,ENGINE,${miles}\n`);
    expect(await read(await csv("61250"))).toEqual([expect.objectContaining({ miles: 61_250 })]);
    for (const miles of ["", "-5", "0", "many", "99999999"])
      expect((await read(await csv(miles)))[0]).not.toHaveProperty("miles");
    const line = flatLine(1, "FORD", "EXPLORER", 2016, "STEERING").split("\t");
    line[17] = "88000";
    expect(await read(await flat(line.join("\t")))).toEqual([expect.objectContaining({ miles: 88_000 })]);
  });
});

describe("what stands out", () => {
  const usual = ["ENGINE", "STEERING", "POWER TRAIN", "AIR BAGS", "SUSPENSION"];
  let odino = 0;
  const many = (count: number, model: string, year: number, component: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => flatLine(++odino, "FORD", model, year, component(i)));
  const learned = async (...lines: string[]) => standOuts(await tallyOf(together(await flat(...lines))));
  const others = many(2000, "FOCUS", 2016, (i) => usual[i % usual.length]!);

  it("is a model with twice the usual share, with the years and figures", async () => {
    const found = await learned(
      ...others,
      ...many(300, "ESCAPE", 2016, (i) => (i % 2 ? "ENGINE" : usual[i % usual.length]!)),
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ make: "Ford", model: "Escape", from: 2016, to: 2016, area: "engine", of: 300 });
    expect(found[0]!.ratio).toBeGreaterThan(1.8);
    expect(found[0]!.named / found[0]!.of).toBeCloseTo(0.6, 1);
  });

  it("is nothing where all models have the usual share", async () => {
    expect(await learned(...others, ...many(300, "ESCAPE", 2016, (i) => usual[i % usual.length]!))).toEqual([]);
  });

  it("is nothing where complaints are few, however one-sided", async () => {
    expect(await learned(...others, ...many(4, "ESCAPE", 2016, () => "ENGINE"))).toEqual([]);
  });

  it("spans the years that follow each other and leaves out those that do not stand out", async () => {
    const found = await learned(
      ...others,
      ...[2015, 2016, 2017].flatMap((year) => many(600, "FOCUS", year, (i) => usual[i % usual.length]!)),
      ...[2015, 2016].flatMap((year) => many(200, "ESCAPE", year, () => "ENGINE")),
      ...many(400, "ESCAPE", 2017, (i) => usual[i % usual.length]!),
    );
    expect(found.map(({ from, to, area }) => [from, to, area])).toEqual([[2015, 2016, "engine"]]);
  });

  it("does not reach back to a year that only a few report on", async () => {
    const found = await learned(
      ...others,
      ...many(200, "ESCAPE", 2016, () => "ENGINE"),
      ...many(3, "ESCAPE", 2015, () => "ENGINE"),
      ...many(300, "FOCUS", 2015, (i) => usual[i % usual.length]!),
    );
    expect(found.map(({ from, to }) => [from, to])).toEqual([[2016, 2016]]);
  });

  it("is measured against published counts where they are given", async () => {
    const counts = await fileOf("counts.csv", 'COMPDESC,count\nENGINE,900\n"SERVICE BRAKES, HYDRAULIC",100\n');
    const path = await flat(...many(100, "ESCAPE", 2016, (i) => (i % 2 ? "SERVICE BRAKES" : "ENGINE")));
    const [found, ...rest] = standOuts(await tallyOf(together(path, counts)));
    expect([found!.area, found!.baseline, rest.length]).toEqual(["brakes", 0.1, 0]);
  });

  it("moves little with few complaints and comes near the plain share with many", () => {
    expect(shrunkShare(3, 3, 0.1).share).toBeLessThan(0.2);
    expect(shrunkShare(600, 2000, 0.1).share).toBeCloseTo(0.3, 1);
    expect(shrunkShare(6, 20, 0.1).sure).toBeLessThan(0.1);
    expect(shrunkShare(600, 2000, 0.1).sure).toBeGreaterThan(0.25);
  });

  it("is written as a file that the analysis reads, a line each", () => {
    const row = { make: "Ford", model: "Escape", from: 2015, to: 2016, area: "engine", named: 40, of: 80 } as const;
    const text = dataFile([{ ...row, ratio: 2.3456, baseline: 0.14159 }], "2026-06", "all cars");
    expect(parse(text)).toEqual({ asOf: "2026-06", rows: [{ ...row, ratio: 2.35, baseline: 0.142 }] });
    expect(text).toContain('\n  - { make: "Ford", model: "Escape", from: 2015, ');
  });
});
