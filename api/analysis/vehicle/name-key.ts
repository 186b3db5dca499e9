import { distance } from "fastest-levenshtein";

/** A name without what people type differently: "CR-V", "cr v" and "CRV" are one; so are "Town & Country" and "and". */
export const nameKey = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z0-9]/g, "");

/**
 * From this many letters one slip is forgiven, from that many two. Shorter names that differ are other cars: Rio, Reno.
 */
const FORGIVES_ONE = 5;
const FORGIVES_TWO = 9;

/**
 * Whether `typed` is `name` with a slip of the finger; both are name keys. The first letter must be right, and digits
 * are never forgiven: an F-250 is no F-350.
 */
export function isMistyped(name: string, typed: string): boolean {
  if (name.length < FORGIVES_ONE || name[0] !== typed[0] || name.replace(/\D/g, "") !== typed.replace(/\D/g, ""))
    return false;
  return distance(name, typed) <= (name.length < FORGIVES_TWO ? 1 : 2);
}
