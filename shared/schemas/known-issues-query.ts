import * as z from "zod/mini";
import { firstYear } from "../catalogue/years.ts";
import { MAX_LENGTH } from "./lengths.ts";
import { text } from "./text.ts";

/** The latest model year that a call may name: makers sell next year's cars early. */
const LAST_YEAR = 2100;
const YEAR_MESSAGE = `Please enter a model year from ${firstYear} on`;

/** GET /api/known-issues */
export const KnownIssuesQuery = z.object({
  year: z.pipe(
    z.string(YEAR_MESSAGE).check(z.regex(/^\d{4}$/, YEAR_MESSAGE)),
    z.pipe(
      z.transform((year: string) => Number(year)),
      z.number().check(z.minimum(firstYear, YEAR_MESSAGE), z.maximum(LAST_YEAR, YEAR_MESSAGE)),
    ),
  ),
  make: text("the make", MAX_LENGTH.vehicleMake),
  model: text("the model", MAX_LENGTH.vehicleModel),
});
export type KnownIssuesQuery = z.infer<typeof KnownIssuesQuery>;
