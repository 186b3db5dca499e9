import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { CarsSold } from "./cars-sold.ts";
import type { EngineSaid } from "./engine-said.ts";
import type { Facts } from "./model-facts.ts";

const { vehicleSentences: SAYS, eras: ERAS } = KNOWLEDGE;

/** Where few manuals were sold, asking would only puzzle. */
const soldWithManual = ({ bodyClass }: Facts, year: number) =>
  ERAS.manualsAlways.includes(bodyClass) || (ERAS.oftenManual.includes(bodyClass) && year <= ERAS.lastCommonManual);

/**
 * What is taken for granted of a car, a sentence each for the owner to mend; empty where it was said, or is no
 * question.
 */
export interface Assumptions {
  engine: string;
  transmission: string;
  drive: string;
}

/** Whether anything was told that chooses among engines. */
export const isEngineSaid = ({ layout, cylinders, liters, fuel, forcedInduction }: EngineSaid): boolean =>
  [layout, cylinders, liters, fuel, forcedInduction].some((fact) => fact !== undefined);

export const assumptionsOf = (car: Facts, year: number, sold: CarsSold, said: EngineSaid): Assumptions => ({
  engine: engine(car, sold, said),
  transmission: transmission(car, year, said),
  drive: drive(car, said),
});

function engine(car: Facts, { commonest, others }: CarsSold, said: EngineSaid): string {
  if (isEngineSaid(said) || (car.layout === "electric" && others.length === 0)) return "";
  const common = engineName(commonest);
  const rest = [...new Set(others.map(engineName))].filter((name) => name !== common);
  return rest.length > 0
    ? fill(SAYS.engine.commonOfSeveral, {
        engine: common,
        others: listed(rest.map((name) => fill(SAYS.engine.other, { engine: name }))),
      })
    : fill(SAYS.engine.common, { engine: common });
}

/** "Turbo hybrid 4-cylinder", within a sentence. */
export function engineName({ fuel, layout, forcedInduction }: Facts) {
  const engine = fill(SAYS.engine.fuels[fuel], { engine: SAYS.engine.layouts[layout] });
  return forcedInduction ? fill(SAYS.engine.turbo, { engine }) : engine;
}

const listed = (names: readonly string[]) => new Intl.ListFormat("en-US", { type: "disjunction" }).format(names);

function transmission(car: Facts, year: number, said: EngineSaid): string {
  const hasChoice = car.fuel === "gas" || car.fuel === "diesel";
  const noManual = car.transmission === "automatic" && !soldWithManual(car, year);
  return car.transmission === "single_speed" || said.transmission === car.transmission || !hasChoice || noManual
    ? ""
    : SAYS.transmission[car.transmission];
}

function drive(car: Facts, said: EngineSaid): string {
  return said.drive || car.drive === "unknown" || !ERAS.eitherDrive.includes(car.bodyClass)
    ? ""
    : SAYS.drive[car.drive];
}
