import { getTableColumns } from "drizzle-orm";
import type { Shop } from "#shared/schemas/shop.ts";
import { shops } from "../db/schema/shops.ts";
import { openingHours } from "./hours.ts";
import { nationalPhone } from "./phone.ts";
import { SAMPLE } from "./sample-directory.ts";

const { sourceId, nameKey, email, licence, duplicateOf, createdAt, importedAt, ...shown } = getTableColumns(shops);

/** The columns that a shop is shown from: a search reads no others. */
export const SHOWN_COLUMNS = shown;

/** What is known of a shop, of the directory or of a provider. */
export type KnownShop = Pick<typeof shops.$inferSelect, keyof typeof SHOWN_COLUMNS>;

/** A shop as the calls answer it, seen from so many miles away, at a moment. */
export function shownShop(shop: KnownShop, miles: number, now: Date): Shop {
  const { text, status, open } = openingHours(shop.hours, shop, now);
  return {
    id: shop.id,
    name: shop.name,
    address: addressOf(shop),
    distanceInMiles: Math.round(miles * 100) / 100,
    rating: shop.rating,
    reviewCount: shop.reviewCount,
    phone: shop.phone === null ? "" : nationalPhone(shop.phone),
    hours: text,
    status,
    open,
    sample: shop.source === SAMPLE,
    partner: shop.partner,
    specialties: shop.specialties,
    brands: shop.brands,
    certifications: shop.certifications,
    website: shop.website ?? undefined,
    latitude: shop.latitude,
    longitude: shop.longitude,
    attribution: shop.attribution ?? undefined,
  };
}

/** "100 Sample Street, Phoenix, AZ 85004", or as much of it as is known. */
const addressOf = ({ street, city, state, zipCode }: KnownShop) =>
  `${before(street)}${before(city)}${state} ${zipCode}`;
const before = (part: string) => part && `${part}, `;
