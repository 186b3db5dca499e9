import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import { KNOWLEDGE } from "./compiled.ts";
import { KNOWLEDGE_FOLDER, LANGUAGE } from "./folder.ts";
import { idsFile } from "./ids.ts";
import { KnowledgeCopy } from "./testing-copy.ts";

/** The examples of the README, each the block under a heading that begins so. */
const README = readFileSync(`${KNOWLEDGE_FOLDER}/README.md`, "utf8");
const examples = (heading: string) =>
  [...(README.split(`## ${heading}`)[1]?.split("\n## ")[0] ?? "").matchAll(/```yaml\n(.*?)```/gs)].map((m) => m[1]!);
const [CAUSE = "", CAUSE_TEXTS = ""] = examples("Add a cause");
const [REPAIR = "", REPAIR_TEXTS = ""] = examples("Add a repair");
const PRICE = `  pads_front:
    hours: [1, 1.4]
    parts: [110, 190]`;

describe("the knowledge", () => {
  const { knowledge, problems } = compile(KNOWLEDGE_FOLDER, LANGUAGE);

  it("is whole", () => expect(problems).toEqual([]));

  it("is what the analysis has, compiled or from the cache", () => {
    expect(KNOWLEDGE).toEqual(JSON.parse(JSON.stringify(knowledge)));
  });

  it("has its ids in ids.ts, so that code that names them is checked: else run `bun run knowledge build`", () => {
    expect(readFileSync(`${KNOWLEDGE_FOLDER}/ids.ts`, "utf8")).toBe(idsFile(knowledge!));
  });
});

describe("data files that somebody edits", () => {
  const copies: KnowledgeCopy[] = [];
  let copy: KnowledgeCopy;
  beforeEach(() => {
    copy = new KnowledgeCopy();
    copies.push(copy);
  });
  afterAll(() => {
    for (const made of copies) made.remove();
  });

  it("take a new cause, as the README adds one", () => {
    copy.append("causes/brakes-pads.yaml", CAUSE);
    copy.append("causes/brakes-pads.en.yaml", CAUSE_TEXTS);
    const { knowledge, problems } = copy.compile();
    expect(problems).toEqual([]);
    expect(knowledge?.causes.find(({ id }) => id === "pad-sensor-wire-broken")).toMatchObject({
      system: "brakes",
      name: "Brake pad wear sensor wire broken",
      evidence: {
        "light.brake_wear": 0.9,
        "noise.scrape": { chance: 0.05, when: { front: 0.9, rear: 0.05, cruising: 0.5 } },
      },
      urgency: { level: "Low", timeframe: "Within a month" },
      knownFor: [{ make: "BMW", factor: 2, note: "The wire rubs through at the strut." }],
      only: { fuel: ["gas", "diesel", "hybrid", "plugin_hybrid"] },
    });
  });

  it("take another price, as the README changes one", () => {
    copy.replace("repairs/brakes.yaml", PRICE, PRICE.replace("[110, 190]", "[120, 210]"));
    const { knowledge, problems } = copy.compile();
    expect(problems).toEqual([]);
    expect(knowledge?.repairs.find(({ id }) => id === "pads_front")?.parts).toEqual([120, 210]);
  });

  it("take a new repair, as the README adds one", () => {
    copy.append("repairs/brakes.yaml", REPAIR);
    copy.append("repairs/brakes.en.yaml", REPAIR_TEXTS);
    const { knowledge, problems } = copy.compile();
    expect(problems).toEqual([]);
    expect(knowledge?.repairs.find(({ id }) => id === "pad_sensor_wire")).toMatchObject({
      names: ["pad sensor", "brake wear sensor"],
      scales: { brand: 1, body: 1 },
      goesWith: [{ repair: "pads_front", why: "the wire is clipped into the pad" }],
      source: KNOWLEDGE.repairs.find(({ id }) => id === "pads_rear")!.source,
    });
  });

  it("may be told in another language, where every text is there", () => {
    for (const file of readdirSync(copy.folder, { recursive: true, encoding: "utf8" }))
      if (file.endsWith(".en.yaml")) copy.write(file.replace(".en.", ".es."), copy.read(file));
    copy.replace("causes/brakes-pads.es.yaml", "Front brake pads worn out", "Pastillas de freno delanteras gastadas");
    copy.replace("findings.es.yaml", "noise.squeal: a squeal or squeak", "noise.squeal: un chirrido");
    const { knowledge, problems } = copy.compile("es");
    expect(problems).toEqual([]);
    expect(knowledge?.causes.find(({ id }) => id === "front-brake-pads-worn")).toMatchObject({
      name: "Pastillas de freno delanteras gastadas",
      commonness: 240,
    });
    expect(knowledge?.findings["noise.squeal"]).toBe("un chirrido");
  });

  it("are refused with file, line and field where a figure or a name is wrong", () => {
    const pads = "causes/brakes-pads.yaml";
    copy.replace(pads, "commonness: 240", "commonness: 2400");
    copy.replace(
      pads,
      "light.brake_wear: 0.2\n      light.brake: 0.1\n",
      "light.brake_wear: 2\n      lihgt.brake: 0.1\n",
    );
    copy.append(
      pads,
      CAUSE.replace("at_front", "at_frnot")
        .replace("[pads_front]", "[]")
        .replace("source: judgement", "sauce: judgement"),
    );
    copy.append(
      "causes/brakes-pads.en.yaml",
      CAUSE_TEXTS.replace("  confirmBy: Measure", `  description: ${"x".repeat(300)}\n  confirmBy: Measure`).replace(
        "  description: The thin",
        "  timeframes: The thin",
      ),
    );
    copy.replace("repairs/brakes.yaml", PRICE, PRICE.replace("[110, 190]", "[190, 110]"));
    const { problems } = copy.compile();
    const lineOf = (file: string, text: string) =>
      copy.read(file).slice(0, copy.read(file).indexOf(text)).split("\n").length;
    const at = (file: string, text: string, field: string) => `${file}, line ${lineOf(file, text)}, ${field}: `;
    const worn = "causes › front-brake-pads-worn";
    const broken = "causes › pad-sensor-wire-broken";
    for (const sentence of [
      `${at(pads, "commonness: 2400", `${worn} › commonness`)}Too big: expected number to be <=1000`,
      `${at(pads, "light.brake_wear: 2", `${worn} › evidence › light.brake_wear`)}Too big: expected number to be <=1`,
      `${at(pads, "lihgt.brake", `${worn} › evidence › lihgt.brake`)}there is no finding "lihgt.brake"; did you mean "light.brake"?`,
      `${at(pads, "when: [at_frnot", `${broken} › evidence › noise.scrape › when › 0`)}there is no circumstance "at_frnot"; did you mean "at_front"?`,
      `${at(pads, "repairs: []", `${broken} › repairs`)}names no repair`,
      `${at(pads, "sauce:", `${broken} › sauce`)}there is no such field`,
      `${at(pads, "pad-sensor-wire-broken:", `${broken} › source`)}is missing`,
      `${at("repairs/brakes.yaml", "parts: [190, 110]", "repairs › pads_front › parts")}goes from the higher to the lower`,
    ])
      expect(problems).toContainEqual(sentence);
    expect(problems.filter((problem) => problem.startsWith("causes/brakes-pads.en.yaml"))).toEqual([
      expect.stringMatching(/pad-sensor-wire-broken › description: Too big: expected string to have <=260 characters/),
      expect.stringMatching(/pad-sensor-wire-broken › timeframes: there is no such field/),
    ]);
  });

  it("are refused where a cause lacks evidence, a price or a source, and where texts are missing", () => {
    copy.append(
      "causes/brakes-pads.yaml",
      CAUSE.replace(/ {6}noise.scrape:.*\n/, "").replace("judgement, from memory", "''"),
    );
    copy.replace("repairs/services.yaml", "free: true", "");
    copy.replace("repairs/brakes.en.yaml", "\npads_rear:\n", "\npads_raer:\n");
    copy.replace("panels.yaml", "\nhood:\n", "\ngrille:\n");
    copy.replace("questions/starting-and-running.en.yaml", "    one-click: One click\n", "");
    const { problems } = copy.compile();
    for (const sentence of [
      /^panels\.yaml, line \d+: Map keys must be unique/,
      /^repairs\/services\.yaml, line \d+, repairs › recall_check › hours: has no price/,
      /^repairs\/brakes\.yaml, line \d+, repairs › pads_rear: there are no texts under this id/,
      /^repairs\/brakes\.en\.yaml, line \d+, pads_raer: there are no figures under this id/,
      /^questions\/starting-and-running\.en\.yaml, line \d+, crank › options: lacks the text for "one-click"/,
      /^causes\/brakes-pads\.yaml, line \d+, causes › pad-sensor-wire-broken › evidence: has too little evidence/,
      /^causes\/brakes-pads\.yaml, line \d+, causes › pad-sensor-wire-broken › source: /,
    ])
      expect(problems).toContainEqual(expect.stringMatching(sentence));
  });

  it("are refused with one sentence where a file of names is no YAML, and not with all that follows from it", () => {
    copy.append("conditions.en.yaml", "bad: [");
    expect(copy.compile().problems).toEqual([expect.stringMatching(/^conditions\.en\.yaml, line \d+: /)]);
  });
});
