import type { Safety, System } from "#shared/schemas/diagnostic.ts";
import type { Place, Readings, Vehicle } from "../analysis/input.ts";

/** One trouble of the car, as it turned out. `causes` is empty where only the system is known. */
export interface Trouble {
  /** Ids of causes, any of which is right. */
  causes: readonly string[];
  /** Systems, any of which is right. */
  systems: readonly System[];
}

/** An owner's story to try the analysis on, and what was wrong in truth. */
export interface EvalCase {
  vehicle: Vehicle;
  place: Place;
  text: string;
  /** Independent troubles told in one text; mostly one. */
  troubles: readonly Trouble[];
  /** What this owner would truthfully answer to our questions, written by hand: options by question. */
  answers?: Readonly<Record<string, string>>;
  /** The least that a careful mechanic would say; absent where the story does not tell. */
  safety?: WantedSafety;
  /** What a language model made of it, where one was asked. */
  read?: Omit<Readings, "pictures">;
}

/** What a careful mechanic may want said. "unknown" is never wanted. */
export type WantedSafety = Exclude<Safety["level"], "unknown">;
