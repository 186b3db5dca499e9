import { IssueDetailsWait } from "#shared/schemas/issue-details.ts";
import type { Client } from "./client.ts";

/**
 * GET /api/issue-details/wait: what the photos that were sent wait for; null where they wait for nothing, or nobody
 * knows.
 */
export const waitOfPhotos = (client: Client): Promise<IssueDetailsWait["wait"]> =>
  client
    .load({ key: ["/api/issue-details/wait"], read: (body) => IssueDetailsWait.parse(body).wait, staleTime: 0 })
    .catch(() => null);
