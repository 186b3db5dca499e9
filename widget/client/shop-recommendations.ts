import type { Position } from "#shared/great-circle.ts";
import { type Shop, ShopsResponse } from "#shared/schemas/shop.ts";
import type { Query } from "./query.ts";

export interface Recommendations {
  readonly shops: readonly Shop[];
  /** The ZIP they were looked for by, and where it lies. */
  readonly near?: (Position & { readonly zipCode: string }) | undefined;
  readonly note?: string | undefined;
  readonly specialties?: readonly string[] | undefined;
}

/** What the owner wants of a shop: parameters of the call, those that are empty left out. */
export type Wish = Partial<Record<"zipCode" | "miles" | "specialty" | "sort" | "openNow", string>>;

/** GET /api/shop-recommendations/{diagnosticId}: shops near the owner or another ZIP, best first. */
export const shopRecommendations = (diagnosticId: string, wish?: Wish): Query<Recommendations> => ({
  key: [`/api/shop-recommendations/${encodeURIComponent(diagnosticId)}`, wish],
  read: (body) => ShopsResponse.parse(body),
});
