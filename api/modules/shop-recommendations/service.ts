import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import { placeOf } from "../../geography/places.ts";
import type { Directory } from "../../shops/directory.ts";
import { type Recommendation, rankShops } from "../../shops/ranking.ts";
import { specialtiesFor } from "../../shops/specialties.ts";

/** Shops looked at, nearest first, and shops shown. */
const CANDIDATES = 60;
const SHOWN = 8;

export const createRecommendations = (directory: Directory) => ({
  /** Shops for the job of a diagnostic, near the owner's ZIP. */
  async for({ results, subject }: DiagnosticRecord): Promise<Recommendation> {
    const place = placeOf(subject?.zipCode ?? "");
    if (!place) return { shops: [], note: "We do not know where your ZIP code is." };
    return rankShops(await directory.near(place, { limit: CANDIDATES }), specialtiesFor(results), SHOWN);
  },
});
