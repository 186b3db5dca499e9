import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { blanked } from "./blanked.ts";

const NOT_PLACES = new RegExp(Object.values(KNOWLEDGE.placeWords.notPlaces).join("|"), "g");

/** A normalized text without words that only look like a side or an end: "get back to me", "driver-assistance", "right away". */
export const withoutFalsePlaces = (plain: string): string => blanked(plain, NOT_PLACES);
