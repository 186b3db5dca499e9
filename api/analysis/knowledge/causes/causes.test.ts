import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { SYSTEMS, System } from "#shared/schemas/diagnostic.ts";
import { URGENCY_LEVELS } from "#shared/urgency-levels.ts";
import type { Cause } from "../cause.ts";
import { CONDITIONS } from "../conditions.ts";
import { FINDINGS } from "../findings.ts";
import { REPAIRS } from "../repairs/index.ts";
import { CAUSES } from "./index.ts";

const chance = z.number().check(z.positive(), z.lte(1));
const text = z.string().check(z.trim(), z.minLength(3));
const evidenceKey = z.union([
  z.enum(Object.keys(FINDINGS) as [string, ...string[]]),
  z.string().check(z.regex(/^code:[PCBU][0-9A-F]{1,4}x{0,3}$/), z.length(10)),
]);
const wear = z.optional(
  z.object({ from: z.number(), common: z.number() }).check(z.refine(({ from, common }) => from < common)),
);
const year = z.int().check(z.gte(1980), z.lte(2030));

/** What the type cannot say: figures in their bounds, no empty words, enough to be told by. */
const sensible = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  system: System,
  name: text,
  tradeName: text,
  description: text,
  commonness: z.number().check(z.positive(), z.lte(1_000)),
  miles: wear,
  years: wear,
  only: z.optional(z.looseObject({})),
  knownFor: z.optional(
    z
      .array(
        z.strictObject({
          make: z.string(),
          models: z.optional(z.array(z.string()).check(z.minLength(1))),
          years: z.optional(z.tuple([year, year]).check(z.refine(([from, to]) => from <= to))),
          factor: z.number().check(z.gt(1), z.lte(60)),
          note: text,
          source: text,
        }),
      )
      .check(z.minLength(1)),
  ),
  evidence: z
    .record(
      evidenceKey,
      z.union([
        chance,
        z.strictObject({
          chance,
          when: z
            .partialRecord(
              z.enum(Object.keys(CONDITIONS) as [string, ...string[]]),
              z.number().check(z.gte(0), z.lte(1)),
            )
            .check(z.refine((when) => Object.keys(when).length > 0)),
        }),
      ]),
    )
    .check(z.refine((evidence) => Object.keys(evidence).length >= 2)),
  against: z.optional(z.record(evidenceKey, z.number().check(z.gte(0), z.lte(1)))),
  urgency: z.object({ level: z.enum(URGENCY_LEVELS), timeframe: text }),
  confirmBy: text,
  repairs: z.array(z.string()).check(z.minLength(1)),
  source: text,
});

const knownRepairs = new Set(REPAIRS.map(({ id }) => id));

const unknownModels = ({ knownFor = [] }: Cause) =>
  knownFor.flatMap(({ make, models = [] }) =>
    makes.includes(make)
      ? models.filter((model) => !modelsOf(make).includes(model)).map((model) => `${make} ${model}`)
      : [make],
  );

describe("the causes", () => {
  it("have each an id of their own", () => {
    const ids = CAUSES.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it("cover all 19 systems", () => {
    const covered = new Set(CAUSES.map(({ system }) => system));
    expect(SYSTEMS.filter((system) => !covered.has(system))).toEqual([]);
  });

  it("make sense", () => {
    const senseless = CAUSES.flatMap((cause) => {
      const { error } = sensible.safeParse(cause);
      return error ? [`${cause.id}: ${z.prettifyError(error)}`] : [];
    });
    expect(senseless).toEqual([]);
  });

  it("name repairs we know", () => {
    const unknown = CAUSES.flatMap(({ id, repairs }) =>
      repairs.filter((repair) => !knownRepairs.has(repair)).map((repair) => `${id}: ${repair}`),
    );
    expect(unknown).toEqual([]);
  });

  it("name makes and models as the catalogue spells them", () => {
    expect(CAUSES.flatMap((cause) => unknownModels(cause).map((car) => `${cause.id}: ${car}`))).toEqual([]);
  });

  it("can explain every finding that is a symptom", () => {
    const explained = new Set(CAUSES.flatMap(({ evidence }) => Object.keys(evidence)));
    const history = /^(recent|replaced|tested_ok)\./;
    expect(Object.keys(FINDINGS).filter((finding) => !history.test(finding) && !explained.has(finding))).toEqual([]);
  });

  it.each(["P0300", "P0301", "P0171", "P0420", "P0442", "P0455", "P0128", "P0335", "P0340", "P0401", "P0113"])(
    "answer for the common trouble code %s",
    (code) => {
      const families = [5, 4, 3].map((kept) => `code:${code.slice(0, kept)}${"x".repeat(5 - kept)}`);
      expect(CAUSES.some(({ evidence }) => families.some((family) => family in evidence))).toBe(true);
    },
  );
});
