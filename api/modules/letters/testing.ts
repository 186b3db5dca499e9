import type { ReceivedLetter } from "../../deliveries/testing.ts";

/** The token in the first link of a letter, whatever the link is for. */
export function tokenIn({ body }: Pick<ReceivedLetter, "body">): string {
  const token = /\/letters#(?:stop\.)?([\w-]{64})/.exec(body)?.[1];
  if (!token) throw new Error("There is no link in this letter.");
  return token;
}
