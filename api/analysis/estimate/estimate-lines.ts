import type { WishedRepair } from "../parts/place-and-count.ts";
import type { Need } from "../understood/understood.ts";
import type { Letterhead } from "./letterhead.ts";
import type { Piece } from "./piece.ts";

/** A line of work or parts on a shop's paper. `covers` is what its amount pays for. */
export interface EstimateLine extends Piece {
  covers: "job" | "parts" | "labor";
  work: readonly WishedRepair[];
  /** What a language model says of its need, with the owner's words that show it. */
  need?: { need: Need; words: string };
}

/** A line that is a charge and no repair: shop supplies, hazardous waste, a core charge. */
export interface Charge {
  text: string;
  amount: number;
}

/**
 * All that was read of a shop's estimate, in US dollars; what was not printed is absent. This is what any reader of
 * words or pictures has to make; matching and judging start from it.
 */
export interface ReadEstimate extends Letterhead {
  text: string;
  lines: EstimateLine[];
  fees: Charge[];
  discounts: Charge[];
  /** Hours of labor without a price. */
  unpriced?: Piece[];
  /** Prices of another shop, told beside those of this one. */
  setAside?: Charge[];
  /** What somebody pays of it: "my half", a deductible. */
  shares?: Charge[];
  subtotal?: number;
  tax?: number;
  total?: number;
  /** The total is said to include tax, and no tax is printed. */
  taxInTotal: boolean;
  /** `total` is the price of the only line. */
  isOnlyPrice?: true;
  /** Prices without words that say what for. */
  wordless?: Piece[];
  /** Lines that are prices for the same work, as a language model read them. */
  alternatives?: EstimateLine[];
  /** The text was longer than we read. */
  cut: boolean;
  partsTotal?: number;
  laborTotal?: number;
}

/** The words of a line without its figures: "Rotor, front 2 @ 75.00 150.00" → "Rotor, front". */
export const labelOf = (text: string) =>
  text
    .replace(/\$?\s*-?(?<!\d)\d[\d,]{0,9}\.\d{2}\b|\$\s*-?\d[\d,.]*/g, " ")
    .replace(/\b\d{1,3}(?:\.\d{1,2})?\s*(?:hrs?|hours?)\b|\bqty:?\s*\d+|@|\bp\/?n:?\s*\S+|\s\d+\s*$|\(\s*\)/gi, " ")
    .replace(/\s{2,}/g, " ")
    .replace(/^[\s,.:|*#=-]+|[\s,.:|=(-]+$/g, "")
    .replace(/^(?:for|to|and|plus|the)\s+|\s+(?:and|plus|for|is|at)$/gi, "")
    .trim();
