import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import { assumptionsOf } from "./assumptions.ts";
import { type CarsSold, carsSold } from "./cars-sold.ts";
import { chooseEngine } from "./choose-engine.ts";
import { correctionsOf, saidInCorrections } from "./corrections.ts";
import { engineInWords } from "./engine-in-words.ts";
import type { EngineSaid } from "./engine-said.ts";
import { CLASS_OF_BODY, fuelsInVin, vinSentences, withVin } from "./from-vin.ts";
import { type Facts, modelFacts } from "./model-facts.ts";
import type { Drive, Fuel, Transmission, VehicleProfile, VehicleQuestion } from "./profile.ts";
import { resolveModel } from "./resolve-model.ts";
import { rearBrakesOf, steeringOf } from "./usual-for-the-year.ts";

const SAYS = KNOWLEDGE.vehicleSentences;

/**
 * The car behind year, make and model: what its VIN and the owner's words say of it, else the commonest car sold under that
 * name.
 * Never throws: a model or make outside the catalogue gets a typical car, and `assumptions` says so.
 */
export function profileOf(question: VehicleQuestion): VehicleProfile {
  const { year, make, model, text = "", fuels, fromVin, answers = [] } = question;
  const resolved = resolveModel(make, model);
  const inWords = withVin(engineInWords(resolved.rest === "" ? text : `${resolved.rest} model. ${text}`), fromVin);
  const sold = ofFuels(
    carsOf(resolved.make, resolved.model, year),
    fuelsInVin(fromVin) ?? (inWords.fuel ? undefined : fuels),
  );
  const assumedOf = (heard: EngineSaid) =>
    assumptionsOf(withDrivetrain(chooseEngine(sold, heard), heard), year, sold, heard);
  const assumed = assumedOf(inWords);
  const said = { ...inWords, ...saidInCorrections(answers, assumed, sold) };
  const chosen = withDrivetrain(chooseEngine(sold, said), said);
  const { liters: _, ...facts } = chosen;
  const bodyClass = resolved.model === undefined && fromVin?.body && CLASS_OF_BODY[fromVin.body];
  return {
    ...facts,
    ...(bodyClass && { bodyClass }),
    year,
    make: resolved.make ?? make,
    model: resolved.model ?? model,
    hydraulicSteering: steeringOf(chosen, year),
    frontBrakes: "disc",
    rearBrakes: rearBrakesOf(chosen, year),
    ...(said.transmission && { shiftsByHand: said.transmission === "manual" }),
    assumptions: [...notInTheList(resolved, make, model), ...Object.values(assumedOf(said)).filter(Boolean)],
    fromVin: vinSentences(fromVin, chosen),
    corrections: correctionsOf(assumed, chosen, sold),
  };
}

/** What was sold under this name in one year. */
function carsOf(make: string | undefined, model: string | undefined, year: number): CarsSold {
  const facts = make === undefined ? undefined : modelFacts[make];
  return carsSold(facts?.typical ?? [], (model === undefined ? undefined : facts?.models[model]) ?? [], year);
}

/** The same cars, those of the fuels first; unchanged where none is. */
function ofFuels({ commonest, others }: CarsSold, fuels: readonly Fuel[] | undefined): CarsSold {
  const cars = [commonest, ...others];
  const isMeant = (car: Facts) => fuels?.includes(car.fuel) ?? false;
  const [first = commonest, ...rest] = [...cars.filter(isMeant), ...cars.filter((car) => !isMeant(car))];
  return { commonest: first, others: rest };
}

function notInTheList(resolved: { make?: string; model?: string }, make: string, model: string): string[] {
  if (resolved.make === undefined) return [fill(SAYS.unknownMake, { make })];
  if (resolved.model === undefined) return [fill(SAYS.unknownModel, { make: resolved.make, model })];
  return [];
}

const withDrivetrain = (car: Facts, said: EngineSaid) => ({
  ...car,
  transmission: gearbox(car, said),
  drive: driven(car, said),
});

/** Owners call every gearbox that shifts by itself an automatic, also one with a belt or two clutches. */
const SHIFTS_ITSELF: readonly Transmission[] = ["cvt", "dct"];

function gearbox(car: Facts, { transmission }: EngineSaid): Transmission {
  if (car.layout === "electric") return "single_speed";
  if (transmission === "automatic" && SHIFTS_ITSELF.includes(car.transmission)) return car.transmission;
  return transmission ?? car.transmission;
}

function driven(car: Facts, said: EngineSaid): Drive {
  if (said.drive === undefined) return car.drive;
  if (said.drive !== "two") return said.drive;
  if (car.drive !== "awd") return car.drive;
  return KNOWLEDGE.eras.truckFrames.includes(car.bodyClass) ? "rwd" : "fwd";
}
