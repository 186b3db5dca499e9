import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { resolveModel } from "../analysis/vehicle/resolve-model.ts";
import type { Decoded } from "./decode.ts";

/** "Make|Model", both of the catalogue. */
const CatalogueName = z.string().refine((name) => {
  const [make = "", model = ""] = name.split("|");
  return modelsOf(make).includes(model);
}, "no such make and model in the catalogue");

export const NAMES = z
  .record(z.string(), CatalogueName)
  .parse(parse(readFileSync(new URL("names.yaml", import.meta.url), "utf8")));

/** A car by the catalogue's names; without `model` or `make` where the catalogue has none such. */
export interface CatalogueCar {
  make?: string;
  model?: string;
}

/** "1500 (1/2 Ton)": pickups and vans are told apart by what they carry, which NHTSA has as the series. */
const CARRIES = /^[1-3][05]00\b/;

/** Finds a decoded car in the catalogue. */
export function catalogueCar({ makersCode, says }: Decoded): CatalogueCar {
  const { model: written, liters, series = "", trim = "" } = says;
  if (written === undefined) return { make: onlyMake(makersCode?.makes ?? []) };
  const [make = "", model = ""] = (NAMES[`${written} ${liters}`] ?? NAMES[written] ?? written).split("|");
  const carries = [series, trim].find((text) => CARRIES.test(text)) ?? "";
  const found = [`${model} ${carries}`.trim(), model].map((name) => resolveModel(make, name)).find((car) => car.model);
  return found ? { make: found.make, model: found.model } : { make: resolveModel(make, model).make };
}

/** The make, where a maker's code is of one make of the catalogue alone. */
function onlyMake(of: readonly string[]): string | undefined {
  const known = makes.filter((make) => of.some((name) => name.toLowerCase() === make.toLowerCase()));
  return known.length === 1 && of.length === 1 ? known[0] : undefined;
}
