import * as z from "zod";
import { pattern, sentence } from "./figures.ts";
import { chance, circumstances, conditionId, evidenceKey, Fuel, findingId, type Vocabulary } from "./vocabulary.ts";

/** `findings.en.yaml`: id → label. */
export const FindingLabels = z.record(z.string().regex(/^[a-z]+(_[a-z]+)*\.[a-z0-9_]+$/), sentence(80));

/** `conditions.en.yaml`: id → label. */
export const ConditionLabels = z.record(z.string().regex(/^[a-z]+(_[a-z]+)*$/), sentence(60));

/** `presets.yaml` */
export const presetsFile = (vocabulary: Vocabulary) =>
  z.strictObject({
    circumstances: z.record(z.string(), circumstances(vocabulary)),
    fuels: z.record(z.string(), z.array(Fuel).min(1)),
    sources: z.record(z.string(), z.string().min(5)),
  });

/** `findings.yaml` */
export const kinshipFile = (vocabulary: Vocabulary) => {
  const finding = findingId(vocabulary);
  const wildcard = z.templateLiteral([z.string().min(2), "*"]);
  return z.strictObject({
    troublesByThemselves: z.array(finding),
    vague: z.record(finding, z.array(z.union([finding, wildcard])).min(1)),
    general: z.record(finding, z.array(finding).min(1)),
    families: z.array(z.strictObject({ similarity: chance, of: z.array(finding).min(2) })),
  });
};

/** `composites.en.yaml`: what two things said apart mean together; each with one finding of those that it holds for. */
export const compositesFile = (vocabulary: Vocabulary) => {
  const key = evidenceKey(vocabulary);
  const finding = findingId(vocabulary);
  const composite = z.strictObject({
    of: z.union([key, z.array(key).min(2)]),
    /** Any of these circumstances, or one of the other findings, has to be told beside it. */
    when: z.array(conditionId(vocabulary)).min(1).optional(),
    beside: z.array(finding).min(1).optional(),
    /** Only where the owner's words read so. */
    words: pattern.optional(),
    means: finding,
    /** The composite says it all: the plain finding goes. */
    instead: z.boolean(),
    certainty: chance.optional(),
    /** Not where this was read already. */
    unless: z.array(finding).min(1).optional(),
  });
  return z
    .array(composite)
    .transform((rows) =>
      rows.flatMap(({ of, ...row }) => (Array.isArray(of) ? of : [of]).map((one) => ({ of: one, ...row }))),
    );
};
