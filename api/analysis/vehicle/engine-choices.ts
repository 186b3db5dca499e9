import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { engineName, isEngineSaid } from "./assumptions.ts";
import { engineInWords } from "./engine-in-words.ts";
import type { Facts } from "./model-facts.ts";
import type { VehicleQuestion } from "./profile.ts";
import { carsOf } from "./profile-of.ts";
import { resolveModel } from "./resolve-model.ts";

const SAYS = KNOWLEDGE.vehicleSentences.engine;

/** An engine that a car was sold with: as an answer to choose, and in words that `profileOf` reads. */
export interface EngineChoice {
  id: string;
  label: string;
  words: string;
}

/** The engines of this car in its year, the commonest first; none where one was told, or there is but one. */
export function engineChoices({ year, make, model, text = "" }: VehicleQuestion): EngineChoice[] {
  const resolved = resolveModel(make, model);
  if (isEngineSaid(engineInWords(resolved.rest === "" ? text : `${resolved.rest} model. ${text}`))) return [];
  const { commonest, others } = carsOf(resolved.make, resolved.model, year);
  const engines = new Map([commonest, ...others].map((car) => [engineName(car), car]));
  if (engines.size < 2) return [];
  return [...engines].map(([name, car]) => ({
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    label: name.charAt(0).toUpperCase() + name.slice(1),
    words: inWords(car),
  }));
}

const FUELS: Record<Facts["fuel"], string> = {
  gas: "gas engine",
  diesel: "diesel",
  hybrid: "hybrid",
  plugin_hybrid: "plug-in hybrid",
  electric: "electric car",
};

const inWords = ({ layout, fuel, forcedInduction }: Facts) =>
  [SAYS.layouts[layout], FUELS[fuel], forcedInduction ? "turbo" : "naturally aspirated"].join(" ");
