import type { IssueType } from "#shared/schemas/issue-details.ts";
import type { LeftOut } from "./understood/left-out.ts";
import type { Understood } from "./understood/understood.ts";
import type { VinFacts } from "./vehicle/engine-said.ts";

/** Where the car is: made by `api/geography` from a ZIP. Degrees, north and east positive. */
export interface Place {
  zip: string;
  city: string;
  /** Two letters, "AZ". */
  state: string;
  latitude: number;
  longitude: number;
}

/** The car as the owner chose it. `mileage` in miles; 0 or absent is unknown. */
export interface Vehicle {
  year: number;
  make: string;
  model: string;
  mileage?: number;
  /** What its VIN settles, where the owner gave it. */
  fromVin?: VinFacts;
}

/** What was read from one picture. */
export interface PictureReading {
  filename: string;
  /** The lines as printed; empty where nothing was or could be read. */
  text: string;
  /** A sentence on why a paper could not be read. */
  problem?: string;
  /** Lines whose figures may have been misread. */
  doubtful?: string[];
  /** Lines as they were read, whose figures were too unclear to count. */
  leftOut?: string[];
}

/** Why nothing of a model's answer is used: out of time, no answer, none that it would give, none that fits. */
export type ModelFailure = "late" | "failed" | "refused" | "unusable";

/** Which language model was asked about an issue, and what came of it. */
export interface ModelRecord {
  name: string;
  /** Changes with what it is told. */
  promptVersion: string;
  outcome: "answered" | ModelFailure;
  milliseconds: number;
  /** Of HTTP, where the service answered with an error. */
  status?: number;
  /** Parts of its answer that it made up, or that fit nothing of ours. */
  leftOut?: LeftOut;
  /** As the service counts them, where it does. */
  tokens?: { input?: number; output?: number };
}

/** What the trained scorer of causes believed of an owner's words. */
export interface LearnedWords {
  /** Of the model. */
  version: string;
  /** By a cause's id, 0 to 1; next to no belief is left out. */
  belief: Readonly<Record<string, number>>;
}

/**
 * What was made of pictures, and of words too where a language model is set up, before the analysis. Stored with the
 * issue.
 */
export interface Readings {
  pictures: PictureReading[];
  /** What a language model read, if one is set up and answered well. */
  understood?: Understood;
  /** Absent where none is set up or was asked, and in records of before it was noted. */
  model?: ModelRecord;
  /** Absent where no model scored the words: other types of issues, and records of before it was noted. */
  learned?: LearnedWords;
  /** Sentences for the result on how it was read. */
  notes?: string[];
}

/** An answer to a follow-up question of an earlier result: one of its options, or the owner's own words. */
export interface Answer {
  questionId: string;
  optionId?: string;
  text?: string;
}

/** Everything an analysis depends on. The same input gives the same result, always. */
export interface AnalysisInput extends Readings {
  issueType: IssueType;
  text: string;
  vehicle: Vehicle;
  place: Place;
  today: Date;
  answers: Answer[];
}
