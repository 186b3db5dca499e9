import { distance } from "#shared/format/distance.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { Recommendation } from "./ranking.ts";
import type { Specialty } from "./specialties.ts";

/** What an owner has asked for. */
interface Filters {
  specialty?: Specialty | undefined;
  miles?: number | undefined;
  openNow: boolean;
}

export const fitsFilters = (shop: Shop, { specialty, miles, openNow }: Filters) =>
  (specialty === undefined || (shop.specialties?.includes(specialty) ?? false)) &&
  (miles === undefined || shop.distanceInMiles <= miles) &&
  (!openNow || shop.open === true);

/**
 * The shop of the page that a visit is on, before the others and labelled: it carries the label of partners, its reason
 * begins with whose it is, and the note says that it stands first for that alone. However far it is: the owner came to
 * it.
 */
export function withOwnShop({ shops, note }: Recommendation, own: Shop, limit: number): Recommendation {
  const ranked = shops.find(({ id }) => id === own.id);
  const others = shops.filter(({ id }) => id !== own.id);
  const reason = ["This page’s own shop", ranked?.reason ?? distance(own.distanceInMiles)].join(" · ");
  return {
    shops: [{ ...own, partner: true, reason }, ...others].slice(0, limit),
    note: `${own.name} stands first because this page is its own. ${others.length > 0 ? `The others: ${note}` : ""}`.trim(),
  };
}
