import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { BodyClass } from "../knowledge/schemas/vehicle-files.ts";
import { fill } from "../knowledge/template.ts";
import { engineName } from "./assumptions.ts";
import type { EngineSaid, VinBody, VinFacts } from "./engine-said.ts";
import type { Facts } from "./model-facts.ts";

const SAYS = KNOWLEDGE.vehicleSentences.fromVin;

/** Whether the VIN says enough to tell one engine from another; the fuel alone does so of electric cars only. */
const settlesEngine = ({ layout, cylinders, liters, fuel }: VinFacts) =>
  layout !== undefined || cylinders !== undefined || liters !== undefined || fuel === "electric";

/** What words and VIN say together. Where both speak the VIN counts: of the engine it speaks as a whole. */
export function withVin(words: EngineSaid, vin: VinFacts | undefined): EngineSaid {
  if (!vin) return words;
  const { transmission, drive, layout, cylinders, liters, fuel, forcedInduction } = vin;
  const drivetrain = { ...(transmission && { transmission }), ...(drive && { drive }) };
  if (!settlesEngine(vin)) return { ...words, ...drivetrain };
  const { layout: _, cylinders: __, liters: ___, ...others } = words;
  return {
    ...others,
    ...drivetrain,
    ...(layout && { layout }),
    ...(cylinders !== undefined && { cylinders }),
    ...(liters !== undefined && { liters }),
    ...(fuel && { fuel }),
    ...(forcedInduction !== undefined && { forcedInduction }),
  };
}

/** The fuel that a VIN tells without settling the engine: a car of it is looked for first. */
export const fuelsInVin = (vin: VinFacts | undefined) =>
  vin?.fuel && !settlesEngine(vin) ? ([vin.fuel] as const) : undefined;

/** What is settled of the car, a sentence each; none where the VIN says nothing. `car` is the one that came of it. */
export function vinSentences(vin: VinFacts | undefined, car: Facts): string[] {
  if (!vin) return [];
  const { liters, transmission, drive, body, builtIn } = vin;
  const engine = { engine: engineName(car) };
  const isElectric = car.layout === "electric";
  return [
    ...(settlesEngine(vin)
      ? [
          isElectric
            ? SAYS.electric
            : liters
              ? fill(SAYS.engineOfSize, { ...engine, liters: liters.toFixed(1) })
              : fill(SAYS.engine, engine),
        ]
      : []),
    ...(transmission && transmission !== "single_speed" ? [SAYS.transmission[transmission]] : []),
    ...(drive ? [SAYS.drive[drive]] : []),
    ...(body ? [SAYS.body[body]] : []),
    ...(builtIn ? [fill(SAYS.builtIn, { place: builtIn })] : []),
  ];
}

/** What a body says of the class of a car that the catalogue does not know. */
export const CLASS_OF_BODY: Partial<Record<VinBody, BodyClass>> = {
  pickup: "pickup",
  minivan: "minivan",
  van: "van",
  suv: "midsize_suv",
};
