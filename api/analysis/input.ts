import type { IssueType } from "#shared/schemas/issue-details.ts";

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
}

/** What was read from one picture. `text` keeps the lines as printed; empty where nothing could be read. */
export interface PictureReading {
  filename: string;
  text: string;
}

/** An answer to a follow-up question of an earlier result. */
export interface Answer {
  questionId: string;
  optionId: string;
}

/** Everything an analysis depends on. The same input gives the same result, always. */
export interface AnalysisInput {
  issueType: IssueType;
  text: string;
  vehicle: Vehicle;
  place: Place;
  today: Date;
  pictures: PictureReading[];
  answers: Answer[];
}
