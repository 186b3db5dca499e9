import type { Position } from "#shared/great-circle.ts";
import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import type { RecommendationsQuery, Shop, ShopsResponse } from "#shared/schemas/shop.ts";
import { placeOf } from "../../geography/places.ts";
import type { Directory } from "../../shops/directory.ts";
import { fitsFilters, withOwnShop } from "../../shops/own-shop.ts";
import { RADII, rankShops } from "../../shops/ranking.ts";
import { SPECIALTIES, type Specialty, specialtiesFor } from "../../shops/specialties.ts";

/** Shops looked at, nearest first, of any kind and of those that the job calls for, and shops shown. */
const CANDIDATES = 60;
const SPECIALISTS = 20;
const SHOWN = 8;

/** There is no such ZIP. */
export class UnknownZipError extends Error {
  override name = "UnknownZipError";
}

/** There is no such specialty. */
export class UnknownSpecialtyError extends Error {
  override name = "UnknownSpecialtyError";
}

export const createRecommendations = (directory: Directory) => ({
  /**
   * Shops for the job of a diagnostic, near the owner's ZIP or another; before them the shop `ownShopId` of the page that
   * the visit is on, unless what the owner asks for leaves it out. Throws `UnknownZipError` and `UnknownSpecialtyError`.
   */
  async for(
    { results, subject }: DiagnosticRecord,
    query: RecommendationsQuery = {},
    ownShopId?: string,
  ): Promise<ShopsResponse> {
    const place = placeOf(query.zipCode || subject?.zipCode || "");
    if (!place) throw new UnknownZipError();
    const specialty = query.specialty ? known(query.specialty) : undefined;
    const wanted = specialty ? [specialty] : specialtiesFor(results, subject?.text);
    const found = specialty ? [] : await directory.near(place, { limit: CANDIDATES });
    const specialists = await nearSpecialists(directory, place, wanted);
    const candidates = nearestFirst([...found, ...specialists]).filter((shop) => !query.openNow || shop.open);
    const miles = query.miles ? Number(query.miles) : undefined;
    const ranked = rankShops(candidates, { wanted, limit: SHOWN, miles, sort: query.sort });
    const own = ownShopId === undefined ? undefined : await directory.one(ownShopId, place);
    const fits = own && fitsFilters(own, { specialty, miles, openNow: Boolean(query.openNow) });
    const { zip: zipCode, latitude, longitude } = place;
    return {
      ...(fits ? withOwnShop(ranked, own, SHOWN) : ranked),
      near: { zipCode, latitude, longitude },
      specialties: [...SPECIALTIES],
    };
  },
});

function known(specialty: string): Specialty {
  const one = SPECIALTIES.find((name) => name === specialty);
  if (!one) throw new UnknownSpecialtyError();
  return one;
}

/** In a dense city the nearest sixty shops may lie within a mile, and the specialist one past it. */
async function nearSpecialists(directory: Directory, place: Position, wanted: readonly Specialty[]): Promise<Shop[]> {
  if (wanted.length === 0) return [];
  for (const miles of RADII) {
    const shops = await directory.near(place, { limit: SPECIALISTS, miles, specialties: wanted });
    if (shops.length === SPECIALISTS || miles === RADII.at(-1)) return shops;
  }
  return [];
}

const nearestFirst = (shops: Shop[]) =>
  [...new Map(shops.map((shop) => [shop.id, shop])).values()].sort((a, b) => a.distanceInMiles - b.distanceInMiles);
