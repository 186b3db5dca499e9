import type { IssueType } from "#shared/schemas/issue-details.ts";
import type { Readings } from "../analysis/input.ts";
import { type Picture, readPictures } from "./read-pictures.ts";
import { createRecognizer, type Recognizer } from "./recognizer.ts";

/** An issue before anything was read of it. */
export interface Unread {
  issueType: IssueType;
  pictures: readonly Picture[];
}

export interface Readers {
  /** Never later than `stop`, and never fails: what could not be read says why. */
  read(issue: Unread, stop: AbortSignal): Promise<Readings>;
  close(): Promise<void>;
}

/** What reads photos before the analysis. Photos of an estimate are read, those of damage and parts are only noted. */
export function createReaders({ recognizer = createRecognizer() }: { recognizer?: Recognizer } = {}): Readers {
  return {
    close: () => recognizer.close(),
    async read({ issueType, pictures }, stop) {
      if (issueType === "estimate") return { pictures: await readPictures(pictures, recognizer, stop) };
      return { pictures: pictures.map(({ filename }) => ({ filename, text: "" })) };
    },
  };
}
