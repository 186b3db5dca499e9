import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../db/testing.ts";
import { placeOf } from "../../geography/places.ts";
import { createDirectory } from "../directory.ts";
import { loadSampleDirectory } from "../sample-directory.ts";
import { type ImportOptions, importShops } from "./import.ts";
import { pbfFile } from "./testing-pbf.ts";

const { db, url } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), "shops-import-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  await db.execute(sql`delete from shops`);
  await db.execute(sql`drop table if exists shop_staging, shop_import`);
});

const PHOENIX = { latitude: 33.4484, longitude: -112.074 };
const HEADER = "id,name,street,city,state,zip,lat,lon,phone,hours,rating,reviews";
const JOE = "1,Joe's Garage,12 Main St,Phoenix,AZ,85004,33.4490,-112.0740,(602) 234-5678,Mo-Fr 08:00-17:00,4.5,20";

async function load(file: string, content: string | Uint8Array, options: ImportOptions = {}) {
  const path = join(folder, file);
  await Bun.write(path, content);
  return importShops(url, path, options);
}
const csv = (...rows: string[]) => [HEADER, ...rows].join("\n");
const all = () => db.execute<Record<string, unknown>>(sql`select * from shops order by source, source_id`);
const names = async () => (await all()).map((row) => row.name);

describe("an import of a CSV", () => {
  it("takes rows as they are meant: phone, hours, rating, what the name says of the work", async () => {
    const summary = await load("mine.csv", csv(JOE, '2,"Ace, Transmission",,Phoenix,AZ,85004,33.45,-112.07,555,,,'));
    expect(summary).toMatchObject({ source: "mine", taken: 2, added: 2, refused: 0, merged: 0 });
    const [joe, ace] = await createDirectory(db, () => new Date("2026-11-20T17:00:00Z")).near(PHOENIX, { limit: 5 });
    expect(joe).toMatchObject({
      name: "Joe's Garage",
      address: "12 Main St, Phoenix, AZ 85004",
      phone: "(602) 234-5678",
      hours: "Mon–Fri 8 AM–5 PM",
      status: "Open now · until 5 PM",
      rating: 4.5,
      reviewCount: 20,
    });
    expect(ace).toMatchObject({ phone: "", rating: null, specialties: ["Transmission and clutch"] });
  });

  it("keeps shops of one name in different streets of a ZIP, where it has no positions", async () => {
    const row = (street: string) => `,Fast Lube,${street},Phoenix,AZ,85004,,,,,,`;
    const rows = [row("1 Oak St"), row("2 Elm St"), row("2 elm st"), row("3 Ash St")];
    expect(await load("chain.csv", csv(...rows))).toMatchObject({ added: 3, merged: 1 });
    expect(await load("chain.csv", csv(...rows))).toMatchObject({ added: 0, unchanged: 3, merged: 1 });
    expect(await load("other.csv", csv(row("9 Fir St"), row("1 Oak St")))).toMatchObject({ added: 2, linked: 1 });
    const { latitude, longitude } = placeOf("85004")!;
    expect(await createDirectory(db).near({ latitude, longitude }, { limit: 20 })).toHaveLength(4);
  });

  it("refuses wrong rows one by one, with line and reason, and takes the rest", async () => {
    const rows = [
      ["2,,s,c,AZ,85004,33.4,-112,,,,", "no name"],
      ["3,Null Island,s,c,AZ,85004,0,0,,,,", "the position is 0, 0"],
      ["4,Swapped,s,c,AZ,85004,-112.07,33.45,,,,", "latitude and longitude are swapped"],
      ["5,Toronto Auto,s,c,ON,M5V,43.65,-79.38,,,,", "the position is outside the United States"],
      ["6,Far Away,s,c,AZ,85004,40.71,-74.00,,,,", "the position is 2140 miles from ZIP 85004"],
      ["7,Not a number,s,c,AZ,85004,north,-112,,,,", "the latitude is not a number"],
      ['8,"=HYPERLINK(""http://x"")",s,c,AZ,85004,33.4,-112,,,,', "the name is a spreadsheet formula"],
      ["9,Nowhere,s,c,AZ,00000,,,,,,", "no position and no ZIP code"],
    ] as const;
    const summary = await load("bad.csv", csv(...rows.map(([row]) => row), JOE));
    expect(summary.examples).toEqual(rows.map(([, reason], i) => ({ line: i + 2, reason })));
    expect(summary).toMatchObject({ read: 9, taken: 1, refused: 8, added: 1 });
    expect(await names()).toEqual(["Joe's Garage"]);
  });

  it("refuses broken UTF-8, half a row and control characters, and takes HTML as the text it is", async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${csv(JOE, "2,<b>Bold</b> & <script>Sons</script>,,,,85004,,,,,,")}\n3,Caf`),
      Buffer.from([0xe9, 0xff]),
      Buffer.from(',,,,85004,,,,,,\n4,Bell\u0007,,,,85004,,,,,,\n5,"Half a na'),
    ]);
    const summary = await load("broken.csv", bytes);
    expect(summary.examples).toEqual([
      { line: 4, reason: "broken UTF-8" },
      { line: 5, reason: "control characters" },
      { line: 6, reason: "quotes that do not match" },
    ]);
    expect(await names()).toEqual(["Joe's Garage", "<b>Bold</b> & <script>Sons</script>"]);
  });

  it("survives junk without end and says that there is no header", async () => {
    const junk = new Uint8Array(2_000_000);
    for (let i = 0; i < junk.length; i += 65_536) crypto.getRandomValues(junk.subarray(i, i + 65_536));
    await expect(load("junk.csv", junk)).rejects.toThrow("The first line must name the columns");
    const behindHeader = await load("junk2.csv", Buffer.concat([Buffer.from(`${csv(JOE)}\n`), junk]));
    expect(behindHeader).toMatchObject({ taken: 1, added: 1 });
    expect(behindHeader.refused).toBeGreaterThan(3_000);
    expect(behindHeader.examples).toHaveLength(20);
    const json = await load("junk.json", Buffer.concat([Buffer.from('{"elements": ['), junk]));
    expect(json.taken).toBe(0);
    expect(json.refused).toBeGreaterThan(0);
  });

  it("finds columns by a map, and takes the position of the ZIP where there is none", async () => {
    await load("mapped.csv", "Firma;PLZ\nJoe;85253", { map: { Firma: "name", PLZ: "zipCode" } });
    expect((await all())[0]).toMatchObject({ name: "Joe", city: "Paradise Valley", state: "AZ", zip_code: "85253" });
  });
});

describe("importing again", () => {
  it("updates what has changed, leaves what has not, and makes no doubles", async () => {
    await load("mine.csv", csv(JOE, "2,Old,,,,85004,,,,,,"));
    const before = await all();
    const again = await load("mine.csv", csv(JOE, "2,New,,,,85004,,,,,,", "2,Newer,,,,85004,,,,,,"));
    expect(again).toMatchObject({ added: 0, updated: 1, unchanged: 1, merged: 1 });
    const after = await all();
    expect(after.map((row) => row.id)).toEqual(before.map((row) => row.id));
    expect(after.map((row) => row.name)).toEqual(["Joe's Garage", "Newer"]);
  });

  it("knows a row without an id by name, phone and distance", async () => {
    const rows = "name,lat,lon,phone";
    await load("noid.csv", `${rows}\nJoe's Garage,33.4490,-112.0740,602 234 5678`);
    const moved = `${rows}\nJOES GARAGE LLC,33.4492,-112.0741,602-234-5678\nJoe's Garage,33.4491,-112.0740,(602) 234-5678\nJoe's Garage,33.6,-112.2,602 234 5678`;
    expect(await load("noid.csv", moved)).toMatchObject({ added: 1, updated: 1, merged: 1 });
    expect(await all()).toHaveLength(2);
  });

  it("takes out what the file no longer has only when told to replace", async () => {
    await load("mine.csv", csv(JOE, "2,Gone,,,,85004,,,,,,"));
    expect((await load("mine.csv", csv(JOE))).removed).toBe(0);
    expect((await load("mine.csv", csv(JOE), { replace: true })).removed).toBe(1);
    expect(await names()).toEqual(["Joe's Garage"]);
  });
});

describe("two sources", () => {
  it("are linked where they likely tell of one shop, which is shown once and never merged", async () => {
    await load("mine.csv", csv(JOE, "2,Other Shop,,,,85004,33.4484,-112.0700,,,,"));
    const theirs = csv(
      "a,Joe's Auto Repair,,,,85004,33.4491,-112.0741,602 234 5678,,,",
      "b,The Other Shop Inc,,,,85004,33.4485,-112.0701,,,,",
      "c,Third,,,,85004,33.4480,-112.0760,,,,",
    );
    expect(await load("theirs.csv", theirs)).toMatchObject({ added: 3, linked: 2 });
    expect(await all()).toHaveLength(5);
    const shown = async () => (await createDirectory(db).near(PHOENIX, { limit: 9 })).map((shop) => shop.name).sort();
    expect(await shown()).toEqual(["Joe's Garage", "Other Shop", "Third"]);
    expect((await load("mine.csv", csv(JOE))).linked).toBe(2);
    expect(await shown()).toEqual(["Joe's Garage", "Other Shop", "Third"]);
    expect((await load("theirs.csv", csv("c,Third,,,,85004,33.4480,-112.0760,,,,"), { replace: true })).removed).toBe(
      2,
    );
    expect(await shown()).toEqual(["Joe's Garage", "Other Shop", "Third"]);
  });

  it("never hold the samples: they give way to the first real shops", async () => {
    await loadSampleDirectory(db);
    const summary = await load("mine.csv", csv(JOE));
    expect(summary.samplesRemoved).toBeGreaterThan(300);
    await loadSampleDirectory(db);
    expect(await names()).toEqual(["Joe's Garage"]);
  });
});

describe("a stopped import", () => {
  const rows = Array.from({ length: 25_000 }, (_, i) => `${i},Shop ${i},,,,85004,,,,,,`);

  it("leaves the directory as it was, and the same call goes on where it stopped", async () => {
    await load("kept.csv", csv(JOE));
    const stop = new AbortController();
    const stopped = load("long.csv", csv(...rows), {
      signal: stop.signal,
      onProgress: (_, __, { read }) => read >= 20_000 && stop.abort(new Error("stopped")),
    });
    await expect(stopped).rejects.toThrow("stopped");
    expect(await names()).toEqual(["Joe's Garage"]);
    const summary = await load("long.csv", csv(...rows));
    expect(summary.continuedFrom).toBeGreaterThanOrEqual(10_000);
    expect(summary).toMatchObject({ read: 25_000, taken: 25_000, added: 25_000 });
    expect(await all()).toHaveLength(25_001);
  });

  it("leaves it so too when the last step fails", async () => {
    await db.execute(sql`alter table shops add constraint no_shop_7 check (source_id <> '7')`);
    await expect(load("long.csv", csv(...rows.slice(0, 10)))).rejects.toThrow("no_shop_7");
    expect(await all()).toHaveLength(0);
    await db.execute(sql`alter table shops drop constraint no_shop_7`);
    expect(await load("long.csv", csv(...rows.slice(0, 10)))).toMatchObject({ added: 10 });
  });

  it("is not run twice at once", async () => {
    const results = await Promise.allSettled([load("a.csv", csv(...rows)), load("b.csv", csv(...rows))]);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(String(refused[0]!.reason)).toContain("Another import is running");
  });
});

describe("OpenStreetMap", () => {
  const tags = {
    shop: "car_repair",
    name: "Joe's Garage",
    phone: "+1 602-234-5678;+1 602-234-5679",
    opening_hours: "Mo-Fr 08:00-17:00",
    "addr:housenumber": "12",
    "addr:street": "Main Street",
    "service:vehicle:brakes": "yes",
  };
  const node = { type: "node", id: 5, lat: 33.449, lon: -112.074, tags };
  const shown = {
    source: "openstreetmap",
    licence: "ODbL 1.0",
    attribution: "© OpenStreetMap contributors",
    street: "12 Main Street",
    city: "Phoenix",
    state: "AZ",
    phone: "+16022345678",
    specialties: ["Brakes"],
  };

  it("comes as Overpass answers it, ways with their center", async () => {
    const way = {
      type: "way",
      id: 6,
      center: { lat: 33.45, lon: -112.08 },
      tags: { shop: "tyres", name: "Tire Barn" },
    };
    const bakery = { ...node, id: 7, tags: { shop: "bakery", name: "Bread" } };
    const summary = await load("o.json", JSON.stringify({ elements: [node, bakery, way, { type: "node", id: 8 }] }));
    expect(summary).toMatchObject({ taken: 2, others: 2, refused: 0, source: "openstreetmap" });
    const [joe, tires] = await all();
    expect(joe).toMatchObject({ ...shown, source_id: "node/5" });
    expect(tires).toMatchObject({ source_id: "way/6", specialties: ["Tires and wheels"] });
  });

  it("comes as GeoJSON, whole or a line each, and half a file gives what is in it", async () => {
    const feature = (id: number) =>
      JSON.stringify({
        type: "Feature",
        id: `node/${id}`,
        geometry: { type: "Point", coordinates: [-112.074, 33.449] },
        properties: { ...tags, name: `Shop ${id}` },
      });
    const whole = `{"type":"FeatureCollection","features":[\n${feature(1)},\n${feature(2)},\n{"type":"Fea`;
    expect(await load("half.geojson", whole)).toMatchObject({
      taken: 2,
      examples: [{ line: 4, reason: "the file ends in the middle of this object" }],
    });
    const lines = `${feature(1)}\n{"broken\n\n${feature(3)}\n[]\n`;
    expect(await load("lines.ndjson", lines, { source: "half" })).toMatchObject({
      taken: 2,
      examples: [
        { line: 2, reason: "not valid JSON" },
        { line: 5, reason: "not an object" },
      ],
    });
    expect((await all()).map((row) => row.source_id)).toEqual(["node/1", "node/2", "node/3"]);
  });

  it("comes as a PBF extract: points, buildings by their corners, a broken block refused", async () => {
    const corners = [0, 1, 2, 3].map((i) => ({ type: "node", id: 20 + i, lat: 33.45 + (i % 2) / 1000, lon: -112.08 }));
    const building = {
      type: "way",
      id: 6,
      refs: corners.map(({ id }) => id),
      tags: { shop: "tyres", name: "Tire Barn" },
    };
    const file = pbfFile([[node, ...corners], "broken", [building]]);
    const summary = await load("az.osm.pbf", file);
    expect(summary).toMatchObject({ taken: 2, examples: [{ line: 3, reason: "a broken block" }] });
    const [joe, tires] = await all();
    expect(joe).toMatchObject({ ...shown, source_id: "node/5", latitude: 33.449 });
    expect(tires?.latitude).toBeCloseTo(33.4505, 6);
    const half = await load("half.osm.pbf", file.subarray(0, file.length - 10));
    expect(half).toMatchObject({ taken: 1, refused: 2 });
  });

  it("is refused as a PBF where the bytes are none", async () => {
    const junk = crypto.getRandomValues(new Uint8Array(65_536));
    expect(await load("junk.pbf", junk)).toMatchObject({ taken: 0, refused: 1 });
  });
});
