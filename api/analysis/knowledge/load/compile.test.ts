import { readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
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
  const freshCopy = () => {
    const copy = new KnowledgeCopy();
    copies.push(copy);
    return copy;
  };
  afterAll(() => {
    for (const copy of copies) copy.remove();
  });

  describe("as the README does it", () => {
    const copy = freshCopy();
    copy.append("causes/brakes-pads.yaml", CAUSE);
    copy.append("causes/brakes-pads.en.yaml", CAUSE_TEXTS);
    copy.replace("repairs/brakes.yaml", PRICE, PRICE.replace("[110, 190]", "[120, 210]"));
    copy.append("repairs/brakes.yaml", REPAIR);
    copy.append("repairs/brakes.en.yaml", REPAIR_TEXTS);
    const { knowledge, problems } = copy.compile();

    it("are whole afterwards", () => expect(problems).toEqual([]));

    it("have the new cause", () => {
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

    it("have the new price", () => {
      expect(knowledge?.repairs.find(({ id }) => id === "pads_front")?.parts).toEqual([120, 210]);
    });

    it("have the new repair", () => {
      expect(knowledge?.repairs.find(({ id }) => id === "pad_sensor_wire")).toMatchObject({
        names: ["pad sensor", "brake wear sensor"],
        scales: { brand: 1, body: 1 },
        goesWith: [{ repair: "pads_front", why: "the wire is clipped into the pad" }],
        source: KNOWLEDGE.repairs.find(({ id }) => id === "pads_rear")!.source,
      });
    });
  });

  it("may be told in another language, where every text is there", () => {
    const copy = freshCopy();
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

  it("are refused with one sentence where a file of names is no YAML, and not with all that follows from it", () => {
    const copy = freshCopy();
    copy.append("conditions.en.yaml", "bad: [");
    expect(copy.compile().problems).toEqual([expect.stringMatching(/^conditions\.en\.yaml, line \d+: /)]);
  });

  it("are refused where a sentence lacks a place or has one too many, a pattern is none, or a danger has no words", () => {
    const copy = freshCopy();
    const wrong = (file: string, before: string, after: string) => {
      copy.replace(file, before, after);
      return `${file}, line ${copy.read(file).split(after)[0]!.split("\n").length}`;
    };
    const lacking = wrong(
      "sentences/collision.en.yaml",
      'replace: "Replace what cannot be repaired: {parts}."',
      "replace: Replace what cannot be repaired.",
    );
    const tooMany = wrong("sentences/parts.en.yaml", "pairs: These are", "pairs: These {repair} are");
    const pattern = wrong("words/damage.en.yaml", "  hail: '\\bhail'", "  hail: '\\bhail('");
    const noSuch = wrong("remarks.yaml", "  on: { timing: belt }", "  on: { timing: rubber }");
    const danger = wrong("dangers.en.yaml", "  brake-heat:\n", "  brake-hat:\n");
    const told = copy.compile().problems.join("\n");
    expect(told).toContain(`${lacking}, procedures › replace: lacks {parts}`);
    expect(told).toContain(`${tooMany}, pairs: has a {place} that nothing fills in`);
    expect(told).toContain(`${pattern}, kinds › hail: is no regular expression`);
    expect(told).toContain(`${noSuch}, chain_of_a_belt_engine › on › timing: `);
    expect(told).toContain(`${danger}, kinds › brake-hat: `);
    expect(told).toContain("kinds › brake-heat: is missing");
  });

  it("are refused where a question names no cause of ours, parts none, or has chances that no answers can have", () => {
    const copy = freshCopy();
    copy.append(
      "questions/look-alikes/brakes.yaml",
      `
  no-such:
    by: seeing
    answerable: 0.5
    like: [no-question]
    options: { yes: { base: 0.1, causes: { front-brake-pad-worn: 0.5, rear-brake-pads-worn: 0.4 } } }
  parts-none:
    by: seeing
    answerable: 0.5
    options: { yes: { base: 0.1, causes: { rear-brake-pads-worn: 0.4 } } }
  too-likely:
    by: seeing
    answerable: 1
    options:
      a: { base: 0.5, causes: { front-brake-pads-worn: 0.7, rear-brake-pads-worn: 0.4 } }
      b: { base: 0.5, causes: { front-brake-pads-worn: 0.6 } }
`,
    );
    const told = copy.compile().problems.join("\n");
    expect(told).toContain('there is no cause "front-brake-pad-worn"; did you mean "front-brake-pads-worn"?');
    expect(told).toContain("parts-none › options: parts no look-alikes: two causes at least");
    expect(told).toContain("too-likely › options: the base chances make 1.00, more than one answer can have");
    expect(told).toContain("too-likely › options: the chances of front-brake-pads-worn make 1.30");
    expect(told).toContain("too-likely › answerable: is certain: below 1");
  });

  it("are refused where a question is too long, lacks an answer's words, or is like none that there is", () => {
    const copy = freshCopy();
    const BRAKES = "questions/look-alikes/brakes";
    copy.replace(`${BRAKES}.en.yaml`, "why: Front and rear brakes are separate repairs", `why: ${"Long ".repeat(20)}`);
    copy.replace(`${BRAKES}.en.yaml`, "    yes: Yes, then gone\n", "");
    copy.replace("questions/look-alikes/starting-and-charging.yaml", "like: [hot-restart]", "like: [hot-restarts]");
    const told = copy.compile().problems.join("\n");
    expect(told).toMatch(/brakes\.en\.yaml, line \d+, brake-end › why: Too big/);
    copy.replace(`${BRAKES}.en.yaml`, `why: ${"Long ".repeat(20)}`, "why: Front and rear are separate");
    const others = copy.compile().problems.join("\n");
    expect(others).toContain('grind-first-stops › options: lacks the text for "yes"');
    expect(others).toContain('restart-after-rest › like: there is no other question "hot-restarts"');
  });

  it("are refused where a place is that of nothing we know, no place of a car, or none", () => {
    const copy = freshCopy();
    const FILE = "locations.yaml";
    copy.replace(FILE, "  front-brake-pads-worn: [frontWheel]", "  front-brake-pad-worn: [frontWheel]");
    copy.replace(FILE, "  pads_front: [frontWheel]", "  pads_front: [frontWheels]");
    copy.replace(FILE, "  grille: [frontBumper]", "  grille: []");
    copy.replace(FILE, "  hood: [hood]", "  hood: [hood, hood]");
    const { problems } = copy.compile();
    const line = (text: string) => copy.read(FILE).split(text)[0]!.split("\n").length;
    expect(problems).toEqual([
      `${FILE}, line ${line("  front-brake-pad-worn")}, causes › front-brake-pad-worn: there is no cause "front-brake-pad-worn"; did you mean "front-brake-pads-worn"?`,
      expect.stringMatching(
        `^${FILE}, line ${line("  pads_front:")}, repairs › pads_front › 0: Invalid option: .*"frontWheel"`,
      ),
      `${FILE}, line ${line("  grille:")}, panels › grille: names no zone`,
      `${FILE}, line ${line("  hood: [")}, panels › hood: names a zone twice`,
    ]);
  });

  describe("with an id that names nothing", () => {
    const copy = freshCopy();
    const wrong = (file: string, before: string, after: string) => {
      copy.replace(file, before, after);
      return `${file}, line ${copy.read(file).split(after)[0]!.split("\n").length}, `;
    };
    const PRICING = "pricing.yaml";
    const PUBLISHED = "published-totals.yaml";
    const cases: [string, string][] = [
      [
        wrong(PRICING, "rotors_front: rotor_resurface", "rotors_front: rotor_resurfaced"),
        'instead › resurface › rotors_front: there is no repair "rotor_resurfaced"; did you mean "rotor_resurface"?',
      ],
      [
        wrong(PRICING, "    serpentine_belt: belt_adjust", "    serpentin_belt: belt_adjust"),
        'instead › tighten › serpentin_belt: there is no repair "serpentin_belt"; did you mean "serpentine_belt"?',
      ],
      [
        wrong(PRICING, "panels: [quarter_panel, frame,", "panels: [quarter_panels, frame,"),
        'body › castBody › panels › 0: there is no panel "quarter_panels"; did you mean "quarter_panel"?',
      ],
      [
        wrong(PRICING, "    Rivian: { rate", "    Rivan: { rate"),
        'body › makersShops › Rivan: there is no make "Rivan"; did you mean "Rivian"?',
      ],
      [
        wrong(PRICING, "      cooling: [radiator]", "      coolin: [radiator]"),
        'body › hidden › namedAs › coolin: there is no hidden damage "coolin"; did you mean "cooling"?',
      ],
      [
        wrong(PRICING, "      liner: [liner]", "      liner: [lining]"),
        'body › hidden › namedAs › liner › 0: there is no panel "lining"',
      ],
      [wrong(PUBLISHED, "  oil_pan_gasket:", "  oil_pan_gaskets:"), 'there is no repair "oil_pan_gaskets"'],
      [wrong("upsells.yaml", "makes: [Hyundai, Kia,", "makes: [Hyundai, Kya,"), 'there is no make "Kya"'],
      [
        wrong("repairs/ignition-and-fuel.yaml", "openTo: [Honda, Acura]", "openTo: [Honda, Acurra]"),
        'there is no make "Acurra"; did you mean "Acura"?',
      ],
      [wrong("makers-codes.yaml", "BMW: [BMW, MINI]", "BMW: [BMW, Mini]"), 'BMW › 1: there is no make "Mini"'],
      [wrong("nicknames.yaml", "  olds: Oldsmobile", "  olds: Oldsmobil"), 'there is no make "Oldsmobil"'],
      [
        wrong("danger-rules.en.yaml", "any: [fire.flames]", "any: [fire.flame]"),
        '0 › any › 0: there is no finding "fire.flame"; did you mean "fire.flames"?',
      ],
      [
        wrong("composites.en.yaml", "  means: brake.pull", "  means: brake.pulls"),
        'means: there is no finding "brake.pulls"; did you mean "brake.pull"?',
      ],
    ];
    const { problems } = copy.compile();

    it.each(cases)("are refused with file, line and field: %s%s", (place, sentence) => {
      const told = problems.find((problem) => problem.startsWith(place));
      expect(told).toContain(sentence);
    });

    it("are refused where the catalogue has no such model, and where a total is no test of the figures made with it", () => {
      const other = freshCopy();
      other.replace(PRICING, "model: Cybertruck", "model: Cyberbus");
      const published = other.read(PUBLISHED);
      const total = '- { total: [350, 1500], source: "winenfood.com, 2026, seals, solenoids and sensors" }';
      expect(published.split("readAfterwards:")[0]).toContain(total);
      other.append(PUBLISHED, `  trans_repair:\n    ${total}\n`);
      expect(other.compile().problems).toEqual([
        expect.stringMatching(/^pricing\.yaml, line \d+, body › castBody › cars › 1 › model: .*no Tesla "Cyberbus"/),
        expect.stringMatching(
          /^published-totals\.yaml, line \d+, readAfterwards › trans_repair: the figures of trans_repair were made with winenfood/,
        ),
      ]);
    });
  });

  describe("wrongly", () => {
    const PADS = "causes/brakes-pads.yaml";
    const TEXTS = "causes/brakes-pads.en.yaml";
    const bare = (text: string) => text.replace("pad-sensor-wire-broken", "pad-sensor-bare");
    const copy = freshCopy();
    copy.replace(PADS, "commonness: 240", "commonness: 2400");
    copy.replace(
      PADS,
      "light.brake_wear: 0.2\n      light.brake: 0.1\n",
      "light.brake_wear: 2\n      lihgt.brake: 0.1\n",
    );
    copy.append(
      PADS,
      CAUSE.replace("at_front", "at_frnot")
        .replace("[pads_front]", "[]")
        .replace("source: judgement", "sauce: judgement"),
    );
    copy.append(
      PADS,
      bare(CAUSE)
        .replace(/ {6}noise.scrape:.*\n/, "")
        .replace("judgement, from memory", "''"),
    );
    copy.append(
      TEXTS,
      CAUSE_TEXTS.replace(/description: .*/, `description: ${"x".repeat(300)}`).replace("timeframe", "timeframes"),
    );
    copy.append(TEXTS, bare(CAUSE_TEXTS));
    copy.replace("trouble-codes/cooling.en.yaml", "\nP0217:", "\nP0300:");
    copy.replace("repairs/brakes.yaml", PRICE, PRICE.replace("[110, 190]", "[190, 110]"));
    copy.replace("repairs/services.yaml", "free: true", "");
    copy.replace("repairs/body-and-safety.en.yaml", "\nairbag_module:\n", "\nairbag_modul:\n");
    copy.replace("panels.yaml", "\nhood:\n", "\ngrille:\n");
    copy.replace("questions/first-questions.en.yaml", "    grind: Metal grinding\n", "");
    copy.replace("phrases/brakes.en.yaml", "brake + soft/spongy/mushy/squishy", "brake + {softly}");
    const { knowledge, problems } = copy.compile();
    /** "file, line 12", where this first stands in the file. */
    const at = (file: string, text: string) => {
      const before = copy.read(file).split(text)[0]!;
      return `${file}, line ${before.split("\n").length}`;
    };
    const worn = "causes › front-brake-pads-worn";
    const broken = "causes › pad-sensor-wire-broken";
    const none = "causes › pad-sensor-bare";

    it("are not used", () => expect(knowledge).toBeUndefined());

    it.each([
      [
        "a figure too high",
        `${at(PADS, "commonness: 2400")}, ${worn} › commonness: Too big: expected number to be <=1000`,
      ],
      [
        "a chance too high",
        `${at(PADS, "light.brake_wear: 2")}, ${worn} › evidence › light.brake_wear: Too big: expected number to be <=1`,
      ],
      [
        "a finding mistyped",
        `${at(PADS, "lihgt.brake")}, ${worn} › evidence › lihgt.brake: there is no finding "lihgt.brake"; did you mean "light.brake"?`,
      ],
      [
        "a name mistyped",
        `${at(PADS, "[at_frnot")}, ${broken} › evidence › noise.scrape › when › 0: there is no circumstance "at_frnot"; did you mean "at_front"?`,
      ],
      ["no repair", `${at(PADS, "repairs: []")}, ${broken} › repairs: names no repair`],
      ["a field mistyped", `${at(PADS, "sauce:")}, ${broken} › sauce: there is no such field`],
      ["a field missing", `${at(PADS, "pad-sensor-wire-broken:")}, ${broken} › source: is missing`],
      [
        "a price upside down",
        `${at("repairs/brakes.yaml", "parts: [190, 110]")}, repairs › pads_front › parts: goes from the higher to the lower`,
      ],
      [
        "a sentence too long",
        `${at(TEXTS, "description: xxx")}, pad-sensor-wire-broken › description: Too big: expected string to have <=260 characters`,
      ],
      [
        "too little evidence",
        /^causes\/brakes-pads\.yaml, line \d+, causes › pad-sensor-bare › evidence: has too little evidence/,
      ],
      ["no source", `${at(PADS, "source: ''")}, ${none} › source: names no source`],
      ["no price", /^repairs\/services\.yaml, line \d+, repairs › recall_check › hours: has no price/],
      [
        "figures without texts",
        /^repairs\/body-and-safety\.yaml, line \d+, repairs › airbag_module: there are no texts under this id/,
      ],
      [
        "texts without figures",
        /^repairs\/body-and-safety\.en\.yaml, line \d+, airbag_modul: there are no figures under this id/,
      ],
      [
        "a text missing",
        /^questions\/first-questions\.en\.yaml, line \d+, noise-kind › options: lacks the text for "grind"/,
      ],
      [
        "an id in two files",
        `${at("trouble-codes/engine.en.yaml", "P0300:")}, P0300: trouble-codes/cooling has this id too`,
      ],
      ["an id twice", /^panels\.yaml, line \d+: Map keys must be unique/],
      [
        "words unknown",
        /^phrases\/brakes\.en\.yaml, line \d+, findings › brake\.pedal_soft › \d+: there are no words "softly"/,
      ],
    ])("are refused with file, line and field: %s", (_, sentence) => {
      expect(problems).toContainEqual(typeof sentence === "string" ? sentence : expect.stringMatching(sentence));
    });
  });
});
