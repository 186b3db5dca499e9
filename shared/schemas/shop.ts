import * as z from "zod/mini";
import { MAX_LENGTH } from "./lengths.ts";

/**
 * A shop as every shop call answers it. `rating: null` means that no source rates it; `phone` is shown nationally; `hours`
 * are the week, `status` and `open` the moment, both in the shop's own time. A shop without a position must not be drawn
 * on a map: its source does not allow it.
 */
export const Shop = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  distanceInMiles: z.number(),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  phone: z.string(),
  hours: z.string(),
  status: z.optional(z.string()),
  open: z.optional(z.boolean()),
  sample: z.optional(z.boolean()),
  partner: z.optional(z.boolean()),
  specialties: z.optional(z.array(z.string())),
  brands: z.optional(z.array(z.string())),
  certifications: z.optional(z.array(z.string())),
  reason: z.optional(z.string()),
  website: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  attribution: z.optional(z.string()),
});
export type Shop = z.infer<typeof Shop>;

/**
 * GET /api/shop-recommendations/{diagnosticId}, /api/shops, /api/regional-shops, /api/places-shops. `near` is the ZIP that
 * recommendations were looked for by, `specialties` are those one can ask them for.
 */
export const ShopsResponse = z.object({
  shops: z.array(Shop),
  near: z.optional(z.object({ zipCode: z.string(), latitude: z.number(), longitude: z.number() })),
  note: z.optional(z.string()),
  specialties: z.optional(z.array(z.string())),
});
export type ShopsResponse = z.infer<typeof ShopsResponse>;

/** Query of the three shop searches; `_t` only keeps caches away. */
export const ShopSearchQuery = z.object({
  zipCode: z
    .string("Please enter a ZIP code")
    .check(
      z.trim(),
      z.minLength(1, "Please enter a ZIP code"),
      z.maxLength(MAX_LENGTH.zipCode, "Please enter a valid ZIP code"),
    ),
  _t: z.optional(z.string()),
});
export type ShopSearchQuery = z.infer<typeof ShopSearchQuery>;

const SORTS = ["best", "distance", "rating"] as const;

/** Query of GET /api/shop-recommendations/{diagnosticId}: all of it optional; without `zipCode` the owner's. */
export const RecommendationsQuery = z.object({
  zipCode: z.optional(
    z
      .string("Please enter a ZIP code")
      .check(z.trim(), z.maxLength(MAX_LENGTH.zipCode, "Please enter a valid ZIP code")),
  ),
  miles: z.optional(z.string().check(z.regex(/^([1-9]|[1-5]\d|60)$/, "Please choose a distance of 1 to 60 miles"))),
  openNow: z.optional(z.string()),
  specialty: z.optional(z.string().check(z.maxLength(60, "Please choose a specialty of the list"))),
  sort: z.optional(z.enum(SORTS, "Please sort by best, distance or rating")),
});
export type RecommendationsQuery = z.infer<typeof RecommendationsQuery>;
