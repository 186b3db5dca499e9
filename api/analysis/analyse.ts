import type { Results } from "#shared/schemas/diagnostic.ts";
import type { IssueType } from "#shared/schemas/issue-details.ts";
import { assessCollision } from "./collision/assess-collision.ts";
import { diagnose } from "./diagnosis.ts";
import { reviewEstimate } from "./estimate/review-estimate.ts";
import type { AnalysisInput } from "./input.ts";
import { KNOWLEDGE } from "./knowledge/load/compiled.ts";
import { fuelsNamed } from "./parts/on-this-car.ts";
import { priceParts } from "./parts/price-parts.ts";
import type { AnalysisReaders } from "./readers.ts";
import { withAddedWords } from "./reading/added-words.ts";
import { NO_DANGER_READER } from "./safety/danger-reader.ts";
import { fuelsBetOn } from "./understood/fuels-bet-on.ts";
import { isCorrection } from "./vehicle/corrections.ts";
import type { VehicleProfile } from "./vehicle/profile.ts";
import { profileOf } from "./vehicle/profile-of.ts";

type Analysis = (input: AnalysisInput, profile: VehicleProfile, readers: AnalysisReaders) => Results;

const ANALYSES: Record<IssueType, Analysis> = {
  symptoms: diagnose,
  estimate: reviewEstimate,
  parts: priceParts,
  collision: assessCollision,
};

const BUILT_IN: AnalysisReaders = { dangers: NO_DANGER_READER };

/**
 * The analysis of one issue: words, car and place in, results out. The same input and readers give the same results,
 * always.
 */
export function analyse(input: AnalysisInput, readers = BUILT_IN): Results {
  const { vehicle, understood } = input;
  const { answers } = input;
  const text = withAddedWords(input.text, answers);
  const fuels = input.issueType === "parts" ? fuelsNamed(text) : fuelsBetOn(understood?.symptoms?.opinion);
  const profile = profileOf({ ...vehicle, text, fuels, answers });
  // Only a wish for parts asks of the car itself.
  const about =
    input.issueType === "parts" ? input : { ...input, answers: answers.filter((answer) => !isCorrection(answer)) };
  // Symptoms keep the story apart from what was answered since; the others read both as one.
  const read = input.issueType === "symptoms" ? about : { ...about, text };
  const found = ANALYSES[input.issueType](read, profile, readers);
  const corrections = [...(found.corrections ?? []), ...profile.corrections];
  const results = {
    ...found,
    ...(corrections.length > 0 && { corrections }),
    ...(profile.fromVin.length > 0 && { fromVin: profile.fromVin }),
  };
  const said = [...(input.notes ?? []), ...(fromWordsAlone(input) ? [KNOWLEDGE.resultSentences.fromWordsAlone] : [])];
  return said.length > 0 ? { ...results, assumptions: [...said, ...(results.assumptions ?? [])] } : results;
}

const fromWordsAlone = ({ issueType, pictures, understood }: AnalysisInput) =>
  issueType !== "estimate" && pictures.length > 0 && !understood;
