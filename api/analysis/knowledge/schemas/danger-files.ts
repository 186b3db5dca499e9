import * as z from "zod";
import { DANGER_KINDS } from "./danger-kinds.ts";

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
