import { engineInWords } from "../analysis/vehicle/engine-in-words.ts";
import type { VinBody, VinFacts } from "../analysis/vehicle/engine-said.ts";
import type { Drive, EngineLayout, Fuel, Transmission } from "../analysis/vehicle/profile.ts";
import type { Decoded } from "./decode.ts";

const LAYOUTS: Record<string, EngineLayout> = {
  I3: "i3",
  I4: "i4",
  I5: "i5",
  I6: "i6",
  V6: "v6",
  V8: "v8",
  V10: "v10_12",
  V12: "v10_12",
  H4: "boxer4",
  H6: "boxer6",
};

/** What the tables say of engine, drive, body and plant, in the analysis' own terms. */
export function vinFacts(says: Decoded["says"]): VinFacts {
  const { cylinders, arrangement, liters, turbo, transmission, drive, body } = says;
  const words = wordsOf(says);
  const fuel = fuelOf(says);
  const layout =
    arrangement === "R" ? "rotary" : fuel === "electric" ? "electric" : LAYOUTS[`${arrangement}${cylinders}`];
  const hasEngine = fuel !== "electric";
  const forced = turbo === "1" || words.forcedInduction ? true : turbo === "0" ? false : undefined;
  const driven = (drive as Drive | undefined) ?? words.drive;
  return {
    ...(layout && { layout }),
    ...(hasEngine && cylinders && { cylinders: Number(cylinders) }),
    ...(hasEngine && liters && { liters: Number(liters) }),
    ...(fuel && { fuel }),
    ...(hasEngine && forced !== undefined && { forcedInduction: forced }),
    ...(hasEngine && transmission && { transmission: transmission as Transmission }),
    ...(driven && driven !== "unknown" && { drive: driven }),
    ...(body && body !== "heavy" && { body: body as VinBody }),
    ...placeOf(says),
  };
}

/** Beside a motor of its own a gas engine makes a hybrid; whether it has a plug stands in names. */
function fuelOf({
  fuel,
  secondFuel,
  electrified,
  model = "",
  trim = "",
  series = "",
}: Decoded["says"]): Fuel | undefined {
  if (electrified) return electrified as Fuel;
  const isHybrid = [fuel, secondFuel].includes("electric") && [fuel, secondFuel].includes("gas");
  if (isHybrid)
    return /plug|phev|prime|energi|volt\b|4xe/i.test(`${model} ${trim} ${series}`) ? "plugin_hybrid" : "hybrid";
  return fuel as Fuel | undefined;
}

/** Names such as "xDrive35i" and "Twin Turbo" tell more. Lists of several trims or engines tell nothing for sure. */
function wordsOf({ model = "", series = "", trim = "", engineWords = "" }: Decoded["says"]) {
  const names = [model.split("|")[1] ?? "", series, trim].filter((text) => !/[(/,]/.test(text)).join(" ");
  const { drive } = engineInWords(
    /^Dual Motor/i.test(engineWords) ? `${names} awd` : names.replace(/xdrive/i, "xdrive "),
  );
  const { forcedInduction } = engineInWords(/[:,/]/.test(engineWords) ? "" : engineWords);
  return { drive, forcedInduction };
}

function placeOf({ plantCity, plantState, plantCountry }: Decoded["says"]): Pick<VinFacts, "builtIn"> {
  const country = COUNTRIES[plantCountry ?? ""] ?? plantCountry;
  const place = [plantCity, plantState ?? country].filter((part) => part !== undefined).map((part) => titled(part));
  return place.length > 0 ? { builtIn: place.join(", ") } : {};
}

const COUNTRIES: Record<string, string> = {
  "UNITED STATES (USA)": "the United States",
  "UNITED KINGDOM (UK)": "the United Kingdom",
};

/** "SAN ANTONIO" → "San Antonio"; what is not all in capitals stands as it is. */
const titled = (name: string) =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase())
    : name;
