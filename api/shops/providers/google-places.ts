import * as z from "zod";
import { milesBetween, type Position } from "#shared/great-circle.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { fetchJson } from "../../outside-services/fetch-json.ts";
import { ProviderError } from "../../outside-services/provider-error.ts";
import type { ShopProvider } from "./provider.ts";

const MILLISECONDS = 5_000;
/** The largest circle it searches. */
const METERS = 50_000;
const MILES = METERS / 1609.344;
const MOST = 20;
/** Only what a card shows: each field is paid for. */
const FIELDS = [
  "id",
  "displayName",
  "formattedAddress",
  "location",
  "rating",
  "userRatingCount",
  "nationalPhoneNumber",
  "currentOpeningHours.openNow",
  "regularOpeningHours.weekdayDescriptions",
  "websiteUri",
  "attributions",
];

const line = z.string().trim().max(300);
const Place = z.object({
  id: z.string().min(1).max(300),
  displayName: z.object({ text: line.min(2) }),
  formattedAddress: line.default(""),
  location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  rating: z.number().min(1).max(5).optional(),
  userRatingCount: z.number().int().nonnegative().default(0),
  nationalPhoneNumber: z
    .string()
    .max(40)
    .regex(/^[\d\s().+-]*$/)
    .default(""),
  currentOpeningHours: z.object({ openNow: z.boolean().optional() }).optional(),
  regularOpeningHours: z.object({ weekdayDescriptions: z.array(line).max(7).default([]) }).optional(),
  websiteUri: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  attributions: z
    .array(z.object({ provider: line }))
    .max(5)
    .default([]),
});
type Place = z.infer<typeof Place>;

/**
 * Google's Places API (New). Its terms: nothing of an answer is kept, but for place ids, which are the shops' ids here;
 * its places are not drawn on our map, so they come without positions; and its name stands on each card.
 */
export const createGooglePlaces = ({ url, key }: { url: string; key: string }): ShopProvider => ({
  name: "Google Places",
  keepFor: 0,
  async near(position, limit) {
    const answer = await fetchJson(
      `${url}/v1/places:searchNearby`,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-goog-api-key": key,
          "x-goog-fieldmask": FIELDS.map((field) => `places.${field}`).join(","),
        },
        body: JSON.stringify({
          includedTypes: ["car_repair"],
          maxResultCount: Math.min(MOST, limit),
          rankPreference: "DISTANCE",
          regionCode: "US",
          locationRestriction: { circle: { center: position, radius: METERS } },
        }),
      },
      MILLISECONDS,
    );
    return placesOf(answer)
      .map((place) => shopOf(place, position))
      .filter(({ distanceInMiles }) => distanceInMiles <= MILES)
      .sort((a, b) => a.distanceInMiles - b.distanceInMiles)
      .slice(0, limit);
  },
});

/** Nothing near is an answer without the list. What is wrong with one place is not the others' trouble. */
function placesOf(answer: unknown): Place[] {
  const { success, data } = z.object({ places: z.array(z.unknown()).default([]) }).safeParse(answer);
  if (!success) throw new ProviderError("nonsense", "Google Places answered no list of places.");
  return data.places.flatMap((place) => Place.safeParse(place).data ?? []);
}

function shopOf(place: Place, from: Position): Shop {
  const open = place.currentOpeningHours?.openNow;
  return {
    id: `google:${place.id}`,
    name: place.displayName.text,
    address: place.formattedAddress,
    distanceInMiles: Math.round(milesBetween(from, place.location) * 100) / 100,
    rating: place.userRatingCount > 0 ? (place.rating ?? null) : null,
    reviewCount: place.rating === undefined ? 0 : place.userRatingCount,
    phone: place.nationalPhoneNumber,
    hours: (place.regularOpeningHours?.weekdayDescriptions ?? []).join(", "),
    ...(open !== undefined && { open, status: open ? "Open now" : "Closed now" }),
    website: place.websiteUri,
    attribution: ["Google Maps", ...place.attributions.map(({ provider }) => provider)].join(", "),
  };
}
