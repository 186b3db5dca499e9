import type { Client } from "./client.ts";

/** POST /api/feedback. The text goes trimmed. */
export const sendFeedback = (client: Client, issueId: string, feedback: string) =>
  client.post("/api/feedback", { issueId, feedback: feedback.trim() });
