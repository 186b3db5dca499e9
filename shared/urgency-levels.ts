/** How soon something should be looked at. */
export const URGENCY_LEVELS = ["High", "Medium", "Low", "Unknown"] as const;
