import { analyse } from "../../analysis/analyse.ts";
import type { AnalysisInput } from "../../analysis/input.ts";
import { sampleInput } from "../../analysis/testing-input.ts";

/** A text as it is analysed for some car at some place. */
export const analysed = (issueType: AnalysisInput["issueType"], text: string) =>
  analyse(sampleInput({ issueType, text }));
