import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { modelsOf } from "#shared/catalogue/catalogue.ts";
import { CONDITIONS } from "../conditions.ts";
import { FINDINGS } from "../findings.ts";
import { REPAIRS } from "../repairs/index.ts";
import { CAUSES } from "./index.ts";

/** Least number of causes for each system of the chassis: below it, common troubles would be missing. */
const LEAST = { brakes: 24, suspension: 16, steering: 14, wheels_tires: 14, driveline: 14, clutch: 8 } as const;

const chassis = CAUSES.filter(({ system }) => system in LEAST);
const repairs = new Set(REPAIRS.map(({ id }) => id));

const share = z.number().check(z.minimum(0), z.maximum(1));
const someShare = z.number().check(z.gt(0), z.maximum(1));
const words = (least: number) => z.string().check(z.trim(), z.minLength(least));
const key = z
  .string()
  .check(z.refine((k) => k in FINDINGS || /^code:[PCBU][0-9A-F]{1,4}x*$/.test(k), "no such finding"));
const circumstances = z.partialRecord(z.enum(Object.keys(CONDITIONS) as [keyof typeof CONDITIONS]), share);
const likelihood = z.union([someShare, z.object({ chance: someShare, when: circumstances })]);
const wear = z.optional(z.object({ from: z.number(), common: z.number() }).check(z.refine((w) => w.from < w.common)));

const Sense = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: words(8),
  tradeName: words(8),
  description: words(40),
  commonness: z.number().check(z.gt(0), z.maximum(500)),
  miles: wear,
  years: wear,
  evidence: z
    .record(key, likelihood)
    .check(z.refine((e) => Object.keys(e).length >= 2, "at least two pieces of evidence")),
  against: z.optional(z.record(key, share)),
  urgency: z.object({ level: z.enum(["High", "Medium", "Low"]), timeframe: words(5) }),
  confirmBy: words(20),
  repairs: z.array(z.string().check(z.refine((id) => repairs.has(id), "no such repair"))).check(z.minLength(1)),
  source: words(5),
});

describe("the causes of the chassis", () => {
  it.each(chassis.map((cause) => [cause.id, cause] as const))("%s makes sense", (_, cause) => {
    const read = Sense.safeParse(cause);
    expect(read.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toBeUndefined();
  });

  it("have ids of their own", () => {
    const ids = CAUSES.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it.each(Object.entries(LEAST))("cover the common troubles of %s with at least %i", (system, least) => {
    expect(chassis.filter((cause) => cause.system === system).length).toBeGreaterThanOrEqual(least);
  });

  it("never hold the same fact for and against", () => {
    const both = chassis.flatMap(({ id, evidence, against = {} }) =>
      Object.keys(against)
        .filter((k) => k in evidence)
        .map((k) => `${id}: ${k}`),
    );
    expect(both).toEqual([]);
  });

  it("explain every finding of their systems", () => {
    const explained = new Set(CAUSES.flatMap(({ evidence }) => Object.keys(evidence)));
    const theirs = Object.keys(FINDINGS).filter((k) =>
      /^(brake|steer|suspension|tire|wheel|clutch|driveline)\./.test(k),
    );
    expect(theirs.filter((k) => !explained.has(k))).toEqual([]);
  });

  it("name known vehicles as the catalogue spells them, with a note and a source", () => {
    const wrong = chassis.flatMap(({ id, knownFor = [] }) =>
      knownFor.flatMap(({ make, models = [], factor, note, source }) => [
        ...models.filter((model) => !modelsOf(make).includes(model)).map((model) => `${id}: ${make} ${model}`),
        ...(modelsOf(make).length > 0 ? [] : [`${id}: ${make}`]),
        ...(factor > 1 && note.length > 10 && source.length > 5 ? [] : [`${id}: ${make}: factor, note or source`]),
      ]),
    );
    expect(wrong).toEqual([]);
  });
});
