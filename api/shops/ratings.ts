import type { Shop } from "#shared/schemas/shop.ts";

type Rated = Pick<Shop, "rating" | "reviewCount">;

/** So many reviews weigh as much as what shops have on average. */
const PRIOR_REVIEWS = 20;
/** Where no shop is rated, the value does not matter: all have it. */
const NO_RATINGS = 4;

/** The mean rating of those that have one, in stars. */
export function typicalRating(shops: readonly Rated[]): number {
  const rated = shops.flatMap(({ rating }) => rating ?? []);
  return rated.length === 0 ? NO_RATINGS : rated.reduce((sum, one) => sum + one, 0) / rated.length;
}

/** A rating drawn toward the typical one, the more the fewer people gave it: two five-star reviews are not 200 of 4.8. */
export const shrunkRating = ({ rating, reviewCount }: Rated, typical: number): number =>
  rating === null ? typical : (rating * reviewCount + typical * PRIOR_REVIEWS) / (reviewCount + PRIOR_REVIEWS);
