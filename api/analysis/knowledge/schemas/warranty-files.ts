import * as z from "zod";
import { sentence, years } from "./figures.ts";
import { template } from "./sentences.ts";
import { makeName, repairId, type Vocabulary } from "./vocabulary.ts";

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no id: small letters, digits and hyphens");

const cars = (vocabulary: Vocabulary) =>
  z.strictObject({
    /** Absent: every make. */
    make: makeName(vocabulary).optional(),
    /** Absent: every model. */
    models: z.array(z.string()).min(1).optional(),
    /** Model years, both included. */
    years,
  });

/** `warranties.yaml` */
export const warrantiesFile = (vocabulary: Vocabulary) =>
  z.strictObject({
    warranties: z.record(
      Id,
      z.strictObject({
        repairs: z.array(repairId(vocabulary)).min(1),
        cars: z.array(cars(vocabulary)).min(1),
        lasts: z.union([
          z.strictObject({ lifetime: z.literal(true) }),
          z.strictObject({
            years: z.int().min(1).max(20),
            miles: z.union([z.int().min(10_000).max(300_000), z.literal("no")]),
          }),
        ]),
        source: z.url({ protocol: /^https$/ }),
      }),
    ),
  });
export type WarrantyFigures = z.infer<ReturnType<typeof warrantiesFile>>["warranties"][string];

/** `warranties.en.yaml` */
export const WarrantyTextFile = z.strictObject({
  terms: z.strictObject({
    both: template("years", "miles"),
    years: template("years"),
    lifetime: sentence(120),
  }),
  warranties: z.record(Id, z.strictObject({ title: sentence(60), note: sentence(240) })),
});
