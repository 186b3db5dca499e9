import * as z from "zod";
import type { IssueType } from "#shared/schemas/issue-details.ts";
import type { AnalysisInput } from "../../analysis/input.ts";
import { placeOf } from "../../geography/places.ts";
import { analyseWithModels } from "../../learning/analyse-with-models.ts";
import { TODAY } from "../outcome.ts";

/** What every case about prices tells: the car, the place, the owner's words, and whose figure is the truth. */
export const PRICE_CASE = {
  year: z.int(),
  make: z.string().min(1),
  model: z.string().min(1),
  mileage: z.optional(z.int().nonnegative()),
  zip: z.string().refine((zip) => placeOf(zip) !== undefined, { error: ({ input }) => `there is no ZIP ${input}` }),
  text: z.string().min(1),
  /** Where the figures come from; "judgement" where no source was read. */
  source: z.string().min(1),
};
export const PriceCase = z.object(PRICE_CASE);
export type PriceCase = z.infer<typeof PriceCase>;

/** A published price in dollars: a range, or one figure twice. */
export const Figure = z.tuple([z.number().positive(), z.number().positive()]);

/** The question a case puts to the analysis, on the one fixed day. */
export const inputOf = ({ year, make, model, mileage, zip, text }: PriceCase, issueType: IssueType): AnalysisInput => ({
  issueType,
  text,
  vehicle: { year, make, model, ...(mileage ? { mileage } : {}) },
  place: placeOf(zip)!,
  today: TODAY,
  pictures: [],
  answers: [],
});

/** The results of the whole analysis. */
export const resultsOf = (one: PriceCase, issueType: IssueType) => analyseWithModels(inputOf(one, issueType));

/** A case as the list of misses names it. */
export const headOf = ({ year, make, model, mileage, text }: PriceCase) =>
  `${year} ${make} ${model}${mileage ? `, ${mileage.toLocaleString("en-US")} miles` : ""}: ${text.replace(/\s*\n\s*/g, " / ")}`;
