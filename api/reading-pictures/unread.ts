import type { IssueType } from "#shared/schemas/issue-details.ts";
import type { Vehicle } from "../analysis/input.ts";

/** An issue before anything was read of it. It knows nothing of who sent it: a language model may get to see it. */
export interface Unread {
  issueType: IssueType;
  /** The owner's words without contact details, which are taken out when somebody asks for them. */
  text(): Promise<string>;
  vehicle: Vehicle;
  pictures: readonly SentPicture[];
}

/** A picture as it arrived, which is read best, and our copy of it: a JPEG without metadata. */
export interface SentPicture {
  filename: string;
  bytes: Uint8Array;
  copy: Uint8Array;
}
