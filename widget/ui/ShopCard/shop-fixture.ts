import type { Shop } from "#shared/schemas/shop.ts";

/** A shop with all that a source may say of one. */
export const shop: Shop = {
  id: "s1",
  name: "Camelback Brake & Axle",
  address: "4120 N 68th St, Scottsdale, AZ 85251",
  distanceInMiles: 1.26,
  rating: 4.84,
  reviewCount: 212,
  phone: "(480) 555-0112",
  hours: "Mon–Fri 7:30–5:30",
  reason: "Does brakes, and is the nearest of those.",
};
