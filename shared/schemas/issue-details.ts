import * as z from "zod/mini";
import { MAX_LENGTH } from "./lengths.ts";
import { id, text } from "./text.ts";

export const ISSUE_TYPES = ["symptoms", "estimate", "collision", "parts"] as const;
export const IssueType = z.enum(ISSUE_TYPES, "Please select the type of help you need");
export type IssueType = z.infer<typeof IssueType>;

const description = text("the description", MAX_LENGTH.description, {
  length: 10,
  message: "Please provide a detailed description of at least 10 characters",
});

/** Step 2 as the form holds it; photos live beside it as files. */
export const IssueForm = z.object({ issueType: IssueType, issueDescription: description });
export type IssueForm = z.infer<typeof IssueForm>;

/** POST /api/issue-details: JSON, or the same fields as multipart with repeated `files`. */
export const IssueDetailsRequest = z.object({
  userId: id("the user"),
  vehicleId: id("the vehicle"),
  issueType: IssueType,
  description,
});
export type IssueDetailsRequest = z.infer<typeof IssueDetailsRequest>;

export const IssueDetailsResponse = z.object({ issueId: id("the issue"), diagnosticId: id("the diagnostic") });
export type IssueDetailsResponse = z.infer<typeof IssueDetailsResponse>;

/**
 * GET /api/issue-details/wait: what the session's photos under way wait for, as the process that is asked knows it; null
 * where they wait for nothing. `ahead` are the photos that are read first.
 */
export const IssueDetailsWait = z.object({
  wait: z.nullable(z.object({ ahead: z.number(), seconds: z.number() })),
});
export type IssueDetailsWait = z.infer<typeof IssueDetailsWait>;

/** GET /api/issues/{issueId} */
export const IssueRecord = z.object({
  id: z.string(),
  vehicleId: z.string(),
  issueType: IssueType,
  description: z.string(),
  photos: z.array(z.object({ id: z.string(), filename: z.string(), width: z.number(), height: z.number() })),
  createdAt: z.string(),
});
export type IssueRecord = z.infer<typeof IssueRecord>;
