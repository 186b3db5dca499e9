import * as z from "zod";
import { DANGER_KINDS } from "./danger-kinds.ts";
import { pattern } from "./figures.ts";
import { conditionId, evidenceKey, type Vocabulary } from "./vocabulary.ts";

const Kind = z.enum(DANGER_KINDS);

/** `dangers.yaml` */
export const DangerFile = z.record(
  Kind,
  z.strictObject({
    level: z.enum(["stop", "soon"]),
    /** It can kill within one more trip, or where the car stands. */
    killsQuickly: z.boolean(),
    /** Public guidance that the level follows, or "Judgement". */
    source: z.string().min(1),
  }),
);

const whole = z.string().regex(/^[A-Z].*\.$/s, "is no whole sentence");
const both = z.strictObject({ reason: whole, action: whole });
const withoutDanger = z.strictObject({ reason: whole, action: whole.optional() });
const calm = z.strictObject({ none_found: withoutDanger, unknown: withoutDanger });

/** `dangers.en.yaml` */
export const DangerTextFile = z.strictObject({
  /** Actions that several kinds share, for the aliases of the file. */
  actions: z.record(z.string(), whole),
  instead: z.strictObject({ possible: whole, standing: whole }),
  mild: both,
  calm: z.strictObject({ told: calm, prices: calm, damage: calm }),
  kinds: z.record(Kind, both),
});

/** `danger-phrases.en.yaml`: dangers said as such, in the notation of `reading/pattern.ts`. */
export const DangerPhraseFile = z.partialRecord(Kind, z.array(z.string().min(2)).min(1));

/** `danger-rules.en.yaml`: told facts that are a danger of a kind. */
export const dangerRulesFile = (vocabulary: Vocabulary) => {
  const facts = z.array(evidenceKey(vocabulary)).min(1);
  const circumstances = z.array(conditionId(vocabulary)).min(1);
  return z.array(
    z.strictObject({
      kind: Kind,
      /** Any of these, told as present, sets the rule off. */
      any: facts,
      /** Only, or not, with one of these circumstances. */
      when: circumstances.optional(),
      notWhen: circumstances.optional(),
      /** Only beside one of these. */
      beside: facts.optional(),
      /** Not beside one of these: they tell that it is something milder. */
      notBeside: facts.optional(),
      /** Only where the owner's words read so: a RED triangle. */
      words: pattern.optional(),
    }),
  );
};
