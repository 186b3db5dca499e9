import type { Correction } from "#shared/schemas/diagnostic.ts";
import type { Answer } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Assumptions } from "./assumptions.ts";
import { engineName } from "./assumptions.ts";
import type { CarsSold } from "./cars-sold.ts";
import type { EngineSaid } from "./engine-said.ts";
import type { Facts } from "./model-facts.ts";

const SAYS = KNOWLEDGE.vehicleSentences.corrections;

/** What of a car an owner can put right, by the id under which the answer is sent. */
export const ENGINE = "car.engine";
const TRANSMISSION = "car.transmission";
const DRIVE = "car.drive";
const IDS: readonly string[] = [ENGINE, TRANSMISSION, DRIVE];

/** Whether an answer puts an assumption about the car right, and answers no question about the trouble. */
export const isCorrection = ({ questionId }: Pick<Answer, "questionId">) => IDS.includes(questionId);

const engineId = ({ layout, fuel, forcedInduction }: Facts) => `${layout}.${fuel}${forcedInduction ? ".turbo" : ""}`;

/**
 * What the corrections among these answers say of the car; one that fits no car sold under the name says nothing. Where
 * nothing is `assumed` any more, the owner's words have told it since, and they count more.
 */
export function saidInCorrections(
  answers: readonly Answer[],
  assumed: Assumptions,
  { commonest, others }: CarsSold,
): EngineSaid {
  const isOpen: Record<string, boolean> = {
    [ENGINE]: assumed.engine !== "",
    [TRANSMISSION]: assumed.transmission !== "",
    [DRIVE]: assumed.drive !== "",
  };
  const chosen = (id: string) =>
    isOpen[id] ? answers.find(({ questionId }) => questionId === id)?.optionId : undefined;
  const engine = [commonest, ...others].find((car) => engineId(car) === chosen(ENGINE));
  const transmission = chosen(TRANSMISSION);
  const drive = chosen(DRIVE);
  return {
    ...(engine && { layout: engine.layout, fuel: engine.fuel, forcedInduction: engine.forcedInduction }),
    ...((transmission === "automatic" || transmission === "manual") && { transmission }),
    ...((drive === "two" || drive === "awd") && { drive }),
  };
}

/**
 * What can be put right of a car: all that was assumed, and all that was put right before. `assumed` is of the owner's
 * words alone, `car` the one that came of it with the corrections.
 */
export function correctionsOf(assumed: Assumptions, car: Facts, { commonest, others }: CarsSold): Correction[] {
  const engines = new Map([commonest, ...others].map((one) => [engineId(one), engineName(one)]));
  const choices: (readonly [string, string, string, string, ReadonlyMap<string, string>])[] = [
    [ENGINE, SAYS.engine, assumed.engine, engineId(car), engines],
    [
      TRANSMISSION,
      SAYS.transmission,
      assumed.transmission,
      car.transmission === "manual" ? "manual" : "automatic",
      new Map([
        ["automatic", SAYS.automatic],
        ["manual", SAYS.manual],
      ]),
    ],
    [
      DRIVE,
      SAYS.drive,
      assumed.drive,
      car.drive === "awd" ? "awd" : "two",
      new Map([
        ["two", SAYS.two],
        ["awd", SAYS.all],
      ]),
    ],
  ];
  return choices
    .filter(([, , sentence, chosen, options]) => sentence !== "" && options.size > 1 && options.has(chosen))
    .map(([id, name, sentence, chosen, options]) => ({
      id,
      name,
      chosen,
      options: [...options].map(([option, label]) => ({ id: option, label })),
      sentence,
    }));
}
