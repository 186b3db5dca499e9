import * as z from "zod";
import { said, saidBy, template } from "./sentences.ts";
import { Drive, EngineLayout, Transmission } from "./vehicle-files.ts";
import { Fuel } from "./vocabulary.ts";

/** `sentences/vehicle.en.yaml` */
/** The bodies that a VIN tells apart. */
export const VIN_BODIES = [
  "sedan",
  "coupe",
  "convertible",
  "hatchback",
  "wagon",
  "suv",
  "pickup",
  "minivan",
  "van",
] as const;

export const VehicleSentences = z.strictObject({
  unknownMake: template("make"),
  unknownModel: template("make", "model"),
  engine: z.strictObject({
    common: template("engine"),
    commonOfSeveral: template("engine", "others"),
    other: template("engine"),
    turbo: template("engine"),
    fuels: z.record(Fuel, template("engine")),
    layouts: saidBy(EngineLayout.options),
    question: z.strictObject({ text: said, why: said, hint: said, notSure: said }),
  }),
  corrections: z.strictObject({
    engine: said,
    transmission: said,
    drive: said,
    automatic: said,
    manual: said,
    two: said,
    all: said,
  }),
  transmission: saidBy(Transmission.exclude(["single_speed"]).options),
  drive: saidBy(Drive.exclude(["unknown"]).options),
  fromVin: z.strictObject({
    engine: template("engine"),
    engineOfSize: template("engine", "liters"),
    electric: said,
    transmission: saidBy(Transmission.exclude(["single_speed"]).options),
    drive: saidBy([...Drive.exclude(["unknown"]).options, "two"] as const),
    body: saidBy(VIN_BODIES),
    builtIn: template("place"),
  }),
});
