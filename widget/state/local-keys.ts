import type { BrowserStorage } from "./storage.ts";

/** The local storage keys of the product: all that a reset of saved progress removes. */
export const LOCAL_KEYS = [
  "vehicleInfo",
  "issueDetails",
  "issueImages",
  "currentStep",
  "userId",
  "vehicleId",
  "issueId",
  "startFresh",
] as const;
export type LocalKey = (typeof LOCAL_KEYS)[number];

/** The token of a session where no cookie can carry it, see `client/session-token.ts`. */
export const TOKEN_KEY = "sessionToken";

export function removeProgress({ local }: BrowserStorage) {
  for (const key of LOCAL_KEYS) local.remove(key);
}
