import type { Safety } from "#shared/schemas/diagnostic.ts";

export const GRAVITY: Record<Safety["level"], number> = { unknown: 0, none_found: 0, soon: 1, stop: 2 };

/** The graver of two; the first where they are alike. */
export const graver = (a: Safety, b: Safety): Safety => (GRAVITY[b.level] > GRAVITY[a.level] ? b : a);
