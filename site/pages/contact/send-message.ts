import type { ContactRequest } from "#shared/schemas/contact.ts";

/** Sends a contact message. Rejects when the message did not arrive. */
export async function sendMessage(message: ContactRequest): Promise<void> {
  const response = await fetch("/api/contact", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}
