import { type Shop, ShopsResponse } from "#shared/schemas/shop.ts";
import type { Query } from "./query.ts";

export interface Recommendations {
  readonly shops: readonly Shop[];
  readonly note?: string | undefined;
}

/** GET /api/shop-recommendations/{diagnosticId}: shops near the owner, best first. */
export const shopRecommendations = (diagnosticId: string): Query<Recommendations> => ({
  key: [`/api/shop-recommendations/${encodeURIComponent(diagnosticId)}`],
  read: (body) => ShopsResponse.parse(body),
});
