import * as z from "zod";
import { SYSTEMS } from "#shared/schemas/diagnostic.ts";
import type { Area } from "../ids.ts";
import { sentence, year } from "./figures.ts";
import { oneOf, repairId, type Vocabulary } from "./vocabulary.ts";

/** `nhtsa.en.yaml`: what complaints are counted by → as a sentence names it. */
export const AreaLabels = z.record(z.string().regex(/^[a-z]+(_[a-z]+)*$/), sentence(60));

const System = z.enum(SYSTEMS);

/** `nhtsa.yaml` */
export const nhtsaFile = (areas: ReadonlySet<string>, causes: ReadonlySet<string>, vocabulary: Vocabulary) => {
  const area = oneOf<Area>("area", areas);
  return z.strictObject({
    components: z.record(
      z.string().regex(/^[A-Z][A-Z\d :/]+$/),
      z.strictObject({ area, systems: z.array(System).min(1) }),
    ),
    areaOfSystem: z.partialRecord(System, area),
    filedElsewhere: z.partialRecord(area, z.array(oneOf("cause", causes)).min(1)),
    /** Repairs of one part: a recall of it means each of them. */
    samePart: z.array(z.array(repairId(vocabulary)).min(2)),
    /** Repairs that no recall is about, though its words may name them. */
    notRecalled: z.array(repairId(vocabulary)),
  });
};

/** `stand-out.yaml`, written by `bun run learn`. */
export const standOutFile = (areas: ReadonlySet<string>, makes: ReadonlySet<string>) =>
  z.strictObject({
    /** The month of the latest complaint. */
    asOf: z.string().regex(/^\d{4}-\d\d$/),
    rows: z.array(
      z.strictObject({
        make: oneOf("make", makes),
        model: z.string(),
        /** Model years, both included. */
        from: year,
        to: year,
        area: oneOf<Area>("area", areas),
        /** The share here over the share of all cars, shrunk towards 1 where complaints are few. */
        ratio: z.number().positive(),
        /** So many of the troubles reported … */
        named: z.int().positive(),
        /** … out of so many are about this area. */
        of: z.int().positive(),
        /** The area's share over all cars, 0 to 1. */
        baseline: z.number().gt(0).max(1),
        /** Miles at which half of them had happened, where enough owners told theirs. */
        miles: z.int().positive().optional(),
      }),
    ),
  });
/** An area that a model's own complaints name clearly more often than those about all cars. */
export type StandOut = z.infer<ReturnType<typeof standOutFile>>["rows"][number];
