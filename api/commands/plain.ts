/**
 * What people wrote, for a terminal: without escape sequences, other control characters and changes of writing direction.
 * Lines stay lines.
 */
export const plain = (text: string) =>
  Bun.stripANSI(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "");
