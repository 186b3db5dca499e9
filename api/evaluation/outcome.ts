import type { PotentialCause, Results, Safety } from "#shared/schemas/diagnostic.ts";
import { analyse } from "../analysis/analyse.ts";
import type { AnalysisReaders } from "../analysis/readers.ts";
import { trainedReaders } from "../learning/load-models.ts";
import type { EvalCase } from "./eval-case.ts";

/** What the analysis made of a case. */
export interface Outcome {
  evalCase: EvalCase;
  /** The causes as the owner is shown them, the likeliest first. */
  shown: readonly PotentialCause[];
  /** Lists of causes for further complaints, where the text was parted. */
  further?: readonly (readonly PotentialCause[])[];
  safety: Safety["level"];
  milliseconds: number;
}

/** The day on which every case is judged, so that figures of another year can be compared: a car's age counts. */
export const TODAY = new Date("2026-11-15T12:00:00Z");

/** Cases run before the clock counts, so that the time is that of a server at work and not of one just started. */
const WARM_UP = 20;

/** Runs the whole analysis, prices and all, on every case. */
export function runCases(evalCases: readonly EvalCase[], readers: AnalysisReaders = trainedReaders()): Outcome[] {
  for (const evalCase of evalCases.slice(0, WARM_UP)) resultsOf(evalCase, readers);
  return evalCases.map((evalCase) => {
    const started = performance.now();
    const { potentialCauses: shown = [], furtherComplaints = [], safety } = resultsOf(evalCase, readers);
    const further = furtherComplaints.map(({ potentialCauses }) => potentialCauses);
    return { evalCase, shown, further, safety: safety?.level ?? "unknown", milliseconds: performance.now() - started };
  });
}

/** The analysis without the scorer of causes: what knowledge alone makes of the cases. */
export const untaught = (): AnalysisReaders => ({ dangers: trainedReaders().dangers });

const resultsOf = ({ text, vehicle, place, read }: EvalCase, readers: AnalysisReaders): Results =>
  analyse({ issueType: "symptoms", text, vehicle, place, today: TODAY, pictures: [], answers: [], ...read }, readers);
