/** Legal forms and little words: one source writes them, another does not. */
const LEFT_OUT = /\b(inc|llc|ltd|co|corp|company|incorporated|the|and|of)\b/g;

/** A shop's name as names are compared: "The Brake & Axle Co., Inc." → "brake axle". */
export const nameKey = (name: string): string => {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’\p{M}]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return plain.replace(LEFT_OUT, " ").replace(/\s+/g, " ").trim() || plain.trim();
};
