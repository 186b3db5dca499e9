import { analyse } from "../analysis/analyse.ts";
import type { AnalysisInput } from "../analysis/input.ts";
import { trainedReaders } from "./load-models.ts";

/** The analysis as the server runs it: the built-in rules with the trained readers beside them. */
export const analyseWithModels = (input: AnalysisInput) => analyse(input, trainedReaders());
