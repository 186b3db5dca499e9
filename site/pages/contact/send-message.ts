import { randomKey } from "#shared/random-key.ts";
import type { ContactRequest } from "#shared/schemas/contact.ts";
import { Problem } from "#shared/schemas/problem.ts";

/** The server asks to wait; `message` is its sentence, which says how long. */
export class AskedToWait extends Error {
  override name = "AskedToWait";
}

/** The message under way and its key: sent again after a broken connection it is still one message. */
let underWay = { text: "", key: "" };

/** Sends a contact message. Rejects when the message did not arrive. */
export async function sendMessage(message: ContactRequest): Promise<void> {
  const text = JSON.stringify(message);
  if (text !== underWay.text) underWay = { text, key: randomKey() };
  const response = await fetch("/api/contact", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json", "Idempotency-Key": underWay.key },
    body: text,
  });
  if (response.ok) underWay = { text: "", key: "" };
  else throw await failureOf(response);
}

async function failureOf(response: Response) {
  const problem = Problem.safeParse(await response.json().catch(() => null)).data;
  if (response.status === 429 && problem) return new AskedToWait(problem.detail);
  return new Error(`${response.status}: ${problem?.detail || response.statusText}`);
}
