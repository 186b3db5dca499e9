/** What of a car the tables hold, by the letter that stands for it in the file. */
export const ELEMENTS = {
  /** "Honda|Civic": a model with its make, both as NHTSA writes them. */
  M: "model",
  S: "series",
  T: "trim",
  /** A `Body` of the analysis, or "heavy" for a tractor of trailers. */
  B: "body",
  C: "cylinders",
  D: "liters",
  /** In line, V, boxer or rotary: "I", "V", "H", "R"; a W counts as a V. */
  N: "arrangement",
  /** A `Fuel` of the analysis; of two fuels the second is under G. */
  F: "fuel",
  G: "secondFuel",
  /** "1" or "0". */
  U: "turbo",
  /** What makers add of the engine in words of their own: "Ecoboost", "Twin Turbo". */
  O: "engineWords",
  /** The maker's name of the engine; what belongs to it stands apart. */
  E: "engineModel",
  /** A `Drive` of the analysis. */
  R: "drive",
  /** A `Transmission` of the analysis. */
  X: "transmission",
  /** "electric", "plugin_hybrid" or "hybrid". */
  Z: "electrified",
  /** The class of the highest weight it may have with its load, "1" to "8". */
  W: "weightClass",
  P: "plantCity",
  Q: "plantState",
  Y: "plantCountry",
} as const;

export type ElementLetter = keyof typeof ELEMENTS;
export type Element = (typeof ELEMENTS)[ElementLetter];

/** What kinds of vehicles makers' codes are for. */
export const KINDS = ["car", "truck", "motorcycle", "trailer", "bus", "low_speed", "off_road"] as const;
export type VehicleKind = (typeof KINDS)[number];
