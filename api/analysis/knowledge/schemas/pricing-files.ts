import * as z from "zod";
import type { panelOf } from "./collision-files.ts";
import { dollars, hours, range, sentence, state, year } from "./figures.ts";
import { BodyClass, BrandGroup } from "./vehicle-files.ts";
import { makeName, oneOf, repairId, type Vocabulary } from "./vocabulary.ts";

const positive = z.number().positive().max(24);
const factor = z.number().min(0.5).max(2);
const degrees = z.tuple([z.number().min(15).max(72), z.number().min(-180).max(-60)]);

/** `labor-rates.yaml` */
export const LaborRatesFile = z.strictObject({
  national: range,
  dealerFactor: factor,
  nationalBody: range,
  materials: range,
  states: z.record(state, factor),
  dearMetros: z.record(z.string(), z.strictObject({ center: degrees, miles: z.number().positive(), factor })),
  rural: z.strictObject({ miles: z.number().positive(), factor }),
  metroCenters: z.array(degrees).min(1),
});

const share = z.number().positive().max(2);
/** What a car keeps of its value from one year to the next. */
const kept = z.number().gt(0.5).lt(1);
const severity = z.enum(["light", "moderate", "severe", "unknown"]);

type PanelOnFile = ReturnType<typeof panelOf>;

/** `pricing.yaml` */
export const pricingFile = (vocabulary: Vocabulary, panels: readonly Pick<PanelOnFile, "id" | "hidden">[]) => {
  const repair = repairId(vocabulary);
  const panel = oneOf("panel", new Set(panels.map(({ id }) => id)));
  /** A model from a year on. */
  const carFrom = z.strictObject({ make: makeName(vocabulary), model: z.string(), from: year });
  const hidden = oneOf("hidden damage", new Set(panels.flatMap((one) => one.hidden.map(({ id }) => id))));
  return z.strictObject({
    /** Each against a mainstream brand. */
    brands: z.record(
      BrandGroup,
      z.strictObject({
        parts: z.number().positive().max(6),
        rate: factor,
        hours: factor,
        newCar: z.number().positive().max(10),
      }),
    ),
    /** Against a midsize car; `newCar` in dollars. */
    bodies: z.record(BodyClass, z.strictObject({ parts: factor, hours: factor, newCar: z.number().min(5_000) })),
    /** What each grade does to the low and the high end of the parts. */
    grades: z.record(z.enum(["oem", "aftermarket", "remanufactured", "used"]), z.tuple([share, share])),
    /** The repair named → the one meant, by the work wished for in place of a new part. */
    instead: z.record(z.enum(["resurface", "reprogram", "tighten", "repair", "camera"]), z.record(repair, repair)),
    /** The repair named → the one that a car of this kind has in its place. */
    onCarsWith: z.record(
      z.enum(["electric", "hybrid", "plugin_hybrid", "diesel", "cvt", "dct", "manual"]),
      z.record(repair, repair),
    ),
    /** Repairs that owners tell of more often than they wish for them. */
    mostlyTold: z.strictObject({
      searches: z.array(repair),
      fluids: z.array(repair),
      adjuncts: z.array(repair),
      wholes: z.array(repair),
    }),
    /** Two repairs that are one when both are wished for. */
    asOne: z.array(z.strictObject({ of: z.tuple([repair, repair]), is: repair })),
    californiaConverter: z.strictObject({ states: z.array(state), factor }),
    value: z.strictObject({
      keptAYear: z.strictObject({
        usual: kept,
        electric: kept,
        trucks: kept,
        makes: z.record(makeName(vocabulary), kept),
      }),
      least: z.number().positive(),
      milesAYear: z.number().positive(),
      writeOff: z.number().positive().max(1),
      at: z.number().min(0).max(1),
      airbagsFrom: z.number().min(0).max(1),
    }),
    scan: z.strictObject({ from: year, min: z.number().min(0), max: z.number().min(0) }),
    calibration: z.strictObject({ standardFrom: year, standard: range, possible: range }),
    alignment: range,
    paintless: z.strictObject({
      ding: dollars,
      dent: dollars,
      large: dollars,
      crease: dollars,
      hail: dollars,
      largeHail: dollars,
    }),
    /** Hours, dollars before the place is counted, and factors; `pricing.yaml` says what each is. */
    body: z.strictObject({
      polish: positive,
      reshape: positive,
      prepare: hours,
      prepareDeep: hours,
      aluminum: z.strictObject({ repair: factor, paintless: factor, cars: z.array(carFrom) }),
      wholeSide: z.strictObject({
        cars: z.array(carFrom),
        panels: z.array(panel).min(1),
        parts: dollars,
        hours: z.tuple([z.number().positive(), z.number().positive().max(200)]),
      }),
      wheelRefinish: dollars,
      chipRepair: dollars,
      hidden: z.strictObject({
        told: z.record(z.enum(["scratched", "untold", "cracked", "pushed", "crushed"]), z.number().min(0).max(3)),
        most: z.number().min(0.5).max(1),
        listedFrom: z.number().min(0).max(1),
        likelyFrom: z.number().min(0).max(1),
        /** Hidden damage → the panels that are priced by themselves where they are named. */
        namedAs: z.partialRecord(hidden, z.array(panel).min(1)),
      }),
      lamps: z.strictObject({ led: z.number().min(0).max(1), halogen: z.number().min(0).max(1) }),
      claim: z.strictObject({ deductible: dollars, worthFrom: positive }),
      together: z.number().min(0).max(1),
      electric: z.strictObject({ makersPartsShare: z.number().min(0).max(1), isolate: range }),
      castBody: z.strictObject({
        cars: z.array(carFrom),
        panels: z.array(panel).min(1),
        chance: z.number().min(0).max(1),
        parts: dollars,
        hours,
      }),
      makersShops: z.record(makeName(vocabulary), z.strictObject({ rate: positive, parts: positive, hours: positive })),
      clearCoat: z.strictObject({ first: factor, further: factor, overlap: positive, least: positive }),
      blend: z.strictObject({ refinish: positive, body: positive }),
      scales: z.strictObject({ brand: z.number().min(0).max(1), body: z.number().min(0).max(1) }),
      frameRate: factor,
      day: z.strictObject({ quick: positive, slow: positive, forParts: z.int().min(0) }),
      dealer: factor,
      /** From which severity on a panel keeps a car standing, or leaves it open. */
      drivable: z.strictObject({ no: z.record(panel, severity), unsure: z.record(panel, severity) }),
    }),
    /** Shown with the price of body work. */
    bodySource: sentence(320),
  });
};
