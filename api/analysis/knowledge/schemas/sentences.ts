import * as z from "zod";
import { placesIn, type Template } from "../template.ts";

const text = z.string().trim().min(1, "says nothing").max(320);

/** A sentence or a name without places to be filled in. */
export const said = text.refine((told) => placesIn(told).length === 0, "has a {place} that nothing fills in");

/** A sentence in which each of these places, and no other, is filled in. */
export const template = <Place extends string>(...places: Place[]) =>
  text
    .refine((told) => fault(told, places) === undefined, { error: ({ input }) => fault(String(input), places) })
    .transform((told): Template<Place> => told);

function fault(told: string, places: readonly string[]) {
  const named = placesIn(told);
  const lacking = places.find((place) => !named.includes(place));
  if (lacking !== undefined) return `lacks {${lacking}}`;
  const unknown = named.find((place) => !places.includes(place));
  return unknown === undefined ? undefined : `nothing fills in {${unknown}}`;
}

/** Sentences by these ids, all of them. */
export const saidBy = <Id extends string>(ids: readonly Id[]) => z.record(z.enum(ids), said);

/** What would help us to understand. */
export const tips = z.array(said).min(1);
