import { type IssueDetailsRequest, IssueDetailsResponse } from "#shared/schemas/issue-details.ts";
import type { Client } from "./client.ts";
import type { Sending } from "./upload.ts";

/** POST /api/issue-details: JSON, or a multipart form when there are photos. Answers once the analysis is made. */
export async function submitIssue(
  client: Client,
  issue: IssueDetailsRequest,
  photos: readonly File[] = [],
  sending: Sending = {},
) {
  const path = "/api/issue-details";
  if (photos.length === 0) return IssueDetailsResponse.parse(await client.post(path, issue, sending));
  const form = new FormData();
  for (const [name, value] of Object.entries(issue)) form.append(name, value);
  for (const photo of photos) form.append("files", photo, photo.name);
  return IssueDetailsResponse.parse(await client.postForm(path, form, sending));
}
