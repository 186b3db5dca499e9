import * as z from "zod";
import { dollars, hours, pattern, sentence, year } from "./figures.ts";
import { BodyClass, BrandGroup, EngineLayout } from "./vehicle-files.ts";
import { chance, fuels, makeName, repairId, source, type Vocabulary } from "./vocabulary.ts";

const RepairId = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, "is no id: small letters, digits and underscores");

/**
 * How strongly the car moves the parts price, 0 (not at all: tires of one size, fluids) to 1 (wholly): the price level
 * of the brand, and the weight of the body (brakes and suspension of a heavy truck).
 */
const Scales = z.strictObject({ brand: chance, body: chance });

const only = (vocabulary: Vocabulary) =>
  z.strictObject({ fuel: fuels(vocabulary), layout: z.array(EngineLayout).min(1) }).partial();

/**
 * A build of car on which the job is another (`on`), or a kind of it that the owner's words tell (`words`, in the
 * texts); with both, both must fit. What it leaves out stays.
 */
const variant = (vocabulary: Vocabulary) =>
  z.strictObject({
    on: z
      .strictObject({
        makes: z.array(makeName(vocabulary)).min(1),
        models: z.array(z.string()).min(1),
        brands: z.array(BrandGroup).min(1),
        bodies: z.array(BodyClass).min(1),
        from: year,
        to: year,
        fuel: fuels(vocabulary),
        layout: z.array(EngineLayout).min(1),
        turbo: z.boolean(),
      })
      .partial()
      .optional(),
    hours: hours.optional(),
    parts: dollars.optional(),
    scales: Scales.optional(),
    source: source(vocabulary),
  });

const repair = (vocabulary: Vocabulary) => {
  const row = z.strictObject({
    /** Flat-rate hours at an independent shop. */
    hours,
    /** Where the layout changes the job: hours for these layouts instead. */
    hoursFor: z.partialRecord(EngineLayout, hours).optional(),
    /**
     * Hours with a V6 across the car, whose rear bank is under the intake; makes whose V6 is open to both banks do not
     * count.
     */
    transverseV6: z.strictObject({ hours, openTo: z.array(makeName(vocabulary)).optional() }).optional(),
    /** Hours times this on a car that drives all four wheels, where a transfer case or driveshaft is in the way. */
    awd: z.number().min(1).max(3).optional(),
    /** US dollars near list price for a mainstream car, for one `unit`. */
    parts: dollars,
    partsFor: z.partialRecord(EngineLayout, dollars).optional(),
    /** Parts from this model year on instead, where they came to hold cameras, heaters or LEDs. */
    newer: z.strictObject({ from: year, parts: dollars }).optional(),
    unit: z.enum(["job", "each", "axle", "pair", "set"]),
    scales: Scales.optional(),
    /** Repairs of one group share teardown: done together, the smaller ones cost this share of their hours. */
    sharesLabor: z.strictObject({ group: z.string().min(2), share: chance }).optional(),
    /**
     * Repairs that should go with it: an alignment after struts. From the model year `standardFrom` on nearly every car
     * needs it, so that it is priced with the repair.
     */
    goesWith: z
      .array(z.union([repairId(vocabulary), z.strictObject({ repair: repairId(vocabulary), standardFrom: year })]))
      .min(1)
      .optional(),
    /** Repairs this one already contains: pads and rotors contain the pads, a compressor the recharge. */
    includes: z.array(repairId(vocabulary)).min(1).optional(),
    /**
     * Repairs that are done and paid with this one where both are wished for; a shop may still write them as lines of
     * their own.
     */
    comesWith: z.array(repairId(vocabulary)).min(1).optional(),
    /** Figures of its own for a build of car or a kind of the work; the first that fits counts. */
    variants: z.record(z.string(), variant(vocabulary)).optional(),
    /** Only on cars like these, as for causes. */
    only: only(vocabulary).optional(),
    /** It costs nothing, as a recall does. */
    free: z.literal(true).optional(),
    source: source(vocabulary),
  });
  const costsNothing = ({ hours: [, most], parts: [, dearest] }: z.infer<typeof row>) => most === 0 && dearest === 0;
  return row.refine((one) => costsNothing(one) === (one.free ?? false), {
    path: ["hours"],
    error: "has no price: neither hours nor parts, and `free: true` only where it costs nothing",
  });
};

/** `repairs/*.yaml`. `scales` and `only` hold for every repair of the file that does not say otherwise. */
export const repairFile = (vocabulary: Vocabulary) =>
  z.strictObject({
    /** Where words of an owner fit repairs of two files alike, those of the file with the lower figure come first. */
    precedence: z.int().positive(),
    scales: Scales,
    only: only(vocabulary).optional(),
    repairs: z.record(RepairId, repair(vocabulary)),
  });
type RepairFile = z.infer<ReturnType<typeof repairFile>>;

/** What people read of a repair, and what they call it. */
const RepairTexts = z.strictObject({
  /** As a repair order says it. */
  name: sentence(60),
  /**
   * Everyday names owners and shops use, for finding it in a text: "front pads and rotors", "brake job". Lower case.
   */
  names: z.array(z.string().regex(/^[\p{Ll}\d][\p{Ll}\d /]+$/u, "has other than small letters and digits")).min(1),
  /** What the parts are, for the price basis: "Pads and two rotors, mid-grade". */
  partsNote: sentence(90),
  /** By the repairs that should go with it: why. */
  goesWith: z.record(z.string(), sentence(140)).optional(),
  /**
   * By its variants: the words that tell of it, a regular expression over the wish in lower case; what the parts are.
   */
  variants: z
    .record(z.string(), z.strictObject({ words: pattern.optional(), partsNote: sentence(90).optional() }))
    .optional(),
});

/** `repairs/*.en.yaml` */
export const RepairTextFile = z.record(RepairId, RepairTexts);
type RepairTexts = z.infer<typeof RepairTexts>;

/** The id of a repair that goes with another, however it is written. */
export const companionOf = (told: string | { repair: string }) => (typeof told === "string" ? told : told.repair);

/** A repair as the analysis uses it: figures and texts together. */
export const repairOf = (id: string, file: RepairFile, figures: RepairFile["repairs"][string], texts: RepairTexts) => {
  const { goesWith, variants, scales = file.scales, only = file.only, free: _, ...rest } = figures;
  const { name, names, partsNote } = texts;
  return {
    scales,
    ...(only && { only }),
    /** snake_case, unique. */
    id,
    name,
    names,
    ...rest,
    partsNote,
    ...(variants && {
      variants: Object.entries(variants).map(([key, of]) => ({ ...of, ...texts.variants?.[key] })),
    }),
    ...(goesWith && {
      goesWith: goesWith.map((told) => ({
        ...(typeof told === "string" ? { repair: told } : told),
        why: texts.goesWith?.[companionOf(told)] ?? "",
      })) as { repair: string; why: string; standardFrom?: number }[],
    }),
  };
};
