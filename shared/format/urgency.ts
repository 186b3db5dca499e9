import type { Urgency } from "../schemas/diagnostic.ts";
import { URGENCY_LEVELS } from "../urgency-levels.ts";

/** An urgency as shown: a missing or unknown one reads "Unknown" and "To be determined". */
export function shownUrgency(urgency: Partial<Urgency> | undefined): Urgency {
  const level = URGENCY_LEVELS.find((l) => l === urgency?.level) ?? "Unknown";
  if (level === "Unknown") return { level, timeframe: "To be determined" };
  return { level, timeframe: urgency?.timeframe || "To be determined" };
}
