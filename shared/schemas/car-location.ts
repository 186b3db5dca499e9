import * as z from "zod/mini";
import { CAR_ZONES } from "../car-zones.ts";

export const CarZone = z.enum(CAR_ZONES);

const Side = z.enum(["left", "right"]);
export type Side = z.infer<typeof Side>;

/**
 * Where in the car something is: the zones, and the side that all of the sided ones are on. Without a side both are
 * meant, or either.
 */
export const CarLocation = z.object({
  zones: z.array(CarZone).check(z.minLength(1, "names no zone")),
  side: z.optional(Side),
});
export type CarLocation = z.infer<typeof CarLocation>;
