import type { CarsSold } from "./cars-sold.ts";
import type { EngineSaid } from "./engine-in-words.ts";
import type { Facts } from "./model-facts.ts";
import type { BodyClass, Drive, EngineLayout, Fuel, Transmission } from "./profile.ts";

const ENGINE: Record<EngineLayout, string> = {
  i3: "3-cylinder",
  i4: "4-cylinder",
  i5: "5-cylinder",
  i6: "inline six",
  v6: "V6",
  v8: "V8",
  v10_12: "V10 or V12",
  boxer4: "flat four",
  boxer6: "flat six",
  rotary: "rotary",
  electric: "electric one",
};

const FUEL: Record<Fuel, string> = {
  gas: "",
  diesel: "diesel ",
  hybrid: "hybrid ",
  plugin_hybrid: "plug-in hybrid ",
  electric: "",
};

const TRANSMISSION: Record<Transmission, string> = {
  automatic: "automatic; tell us if yours is a manual",
  manual: "manual; tell us if yours is an automatic",
  cvt: "CVT (a belt automatic), the usual one for this model; tell us if yours is another",
  dct: "dual-clutch automatic, the usual one for this model; tell us if yours is another",
  single_speed: "",
};

const DRIVE: Record<Drive, string> = {
  fwd: "front-wheel drive; tell us if yours drives all four wheels",
  rwd: "rear-wheel drive; tell us if yours drives all four wheels",
  awd: "all four wheels; tell us if yours drives only two",
  unknown: "",
};

/** Bodies that are sold with two and with four driven wheels. On others few owners have the choice. */
const EITHER_DRIVE: readonly BodyClass[] = ["small_suv", "midsize_suv", "large_suv", "pickup", "heavy_pickup"];

const OFTEN_MANUAL: readonly BodyClass[] = ["small_car", "midsize_car", "small_suv", "pickup"];

/** After this model year few manuals were sold but in sports cars; asking would only puzzle. */
const LAST_COMMON_MANUAL = 2014;

const soldWithManual = (car: Facts, year: number) =>
  car.bodyClass === "sports" || (OFTEN_MANUAL.includes(car.bodyClass) && year <= LAST_COMMON_MANUAL);

/** What a profile takes for granted, one sentence each, for the owner to mend. */
export function assumptionsOf(car: Facts, year: number, sold: CarsSold, said: EngineSaid): string[] {
  return [engine(car, sold, said), transmission(car, year, said), drive(car, said)].filter(
    (sentence) => sentence !== "",
  );
}

function engine(car: Facts, { commonest, others }: CarsSold, said: EngineSaid): string {
  const engineSaid = [said.layout, said.cylinders, said.liters, said.fuel, said.forcedInduction].some(
    (fact) => fact !== undefined,
  );
  if (engineSaid || (car.layout === "electric" && others.length === 0)) return "";
  const common = nameOf(commonest);
  const rest = [...new Set(others.map(nameOf))].filter((name) => name !== common);
  const ask = rest.length > 0 ? `; tell us if yours is ${listed(rest.map((name) => `the ${name}`))}` : "";
  return `Engine: the common ${common}${ask}.`;
}

const nameOf = (car: Facts) => `${car.forcedInduction ? "turbo " : ""}${FUEL[car.fuel]}${ENGINE[car.layout]}`;

const listed = (names: readonly string[]) => new Intl.ListFormat("en-US", { type: "disjunction" }).format(names);

function transmission(car: Facts, year: number, said: EngineSaid): string {
  const hasChoice = car.fuel === "gas" || car.fuel === "diesel";
  const noManual = car.transmission === "automatic" && !soldWithManual(car, year);
  return said.transmission === car.transmission || !hasChoice || noManual
    ? ""
    : `Transmission: ${TRANSMISSION[car.transmission]}.`;
}

function drive(car: Facts, said: EngineSaid): string {
  const hasChoice = EITHER_DRIVE.includes(car.bodyClass) && car.drive !== "unknown";
  return said.drive || !hasChoice ? "" : `Drive: ${DRIVE[car.drive]}.`;
}
