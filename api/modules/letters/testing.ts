import { expect } from "vitest";
import type { Outcome } from "../../deliveries/delivery-worker.ts";
import type { arrivals, ReceivedLetter } from "../../deliveries/testing.ts";

/** The token in the first link of a letter, whatever the link is for. */
export function tokenIn({ body }: Pick<ReceivedLetter, "body">): string {
  const token = /\/letters#(?:stop\.)?([\w-]{64})/.exec(body)?.[1];
  if (!token) throw new Error("There is no link in this letter.");
  return token;
}

/** The letter of the next delivery that gets through; on a busy machine an attempt may take too long and be repeated. */
export async function nextLetter(
  letters: ReturnType<typeof arrivals<ReceivedLetter>>,
  outcomes: ReturnType<typeof arrivals<Outcome>>,
): Promise<ReceivedLetter> {
  let outcome = await outcomes.next();
  while (outcome.outcome === "failed") outcome = await outcomes.next();
  expect(outcome.outcome).toBe("delivered");
  let letter = await letters.next();
  while (!letter.headers.includes(`<${outcome.id}@`)) letter = await letters.next();
  return letter;
}
