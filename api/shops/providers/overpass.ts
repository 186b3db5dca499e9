import { milesBetween, type Position } from "#shared/great-circle.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { fetchJson } from "../../outside-services/fetch-json.ts";
import { ProviderError } from "../../outside-services/provider-error.ts";
import { check, ImportRefusedError, type Listing } from "../import/check.ts";
import { fromElement } from "../import/formats/json.ts";
import { shownShop } from "../shown-shop.ts";
import type { ShopProvider } from "./provider.ts";

const MILLISECONDS = 8_000;
const METERS = 40_000;
const MILES = METERS / 1609.344;
/** The data is free to keep (ODbL); a day spares the volunteers' servers. */
const KEEP_FOR = 24 * 60 * 60 * 1000;
const MOST = 200;

/** OpenStreetMap by the Overpass API at `url`. `contact` is who asks, as its operators want to know. */
export const createOverpass = ({ url, contact }: { url: string; contact: string }): ShopProvider => ({
  name: "Overpass",
  keepFor: KEEP_FOR,
  async near(position, limit) {
    const answer = await fetchJson(
      url,
      {
        method: "POST",
        body: new URLSearchParams({ data: query(position) }),
        headers: { "user-agent": `repair-assist (${contact})`, accept: "application/json" },
      },
      MILLISECONDS,
    );
    const elements = (answer as { elements?: unknown } | null)?.elements;
    if (!Array.isArray(elements)) throw new ProviderError("nonsense", "Overpass answered no list of elements.");
    return shopsOf(elements, position).slice(0, limit);
  },
});

const query = ({ latitude, longitude }: Position) =>
  `[out:json][timeout:${Math.floor(MILLISECONDS / 1000) - 1}];
   nwr[shop~"^(car_repair|tyres)$"](around:${METERS},${latitude.toFixed(4)},${longitude.toFixed(4)});
   out center tags ${MOST};`;

/** What it says of each shop is checked as an import's rows are; a shop that is not near is not one we asked for. */
function shopsOf(elements: readonly unknown[], from: Position): Shop[] {
  const now = new Date();
  return elements
    .slice(0, MOST)
    .flatMap((element) => listingOf(element) ?? [])
    .map((listing) => ({ listing, miles: milesBetween(from, listing) }))
    .filter(({ miles }) => miles <= MILES)
    .sort((a, b) => a.miles - b.miles)
    .map(({ listing, miles }) =>
      shownShop(
        {
          ...listing,
          id: `openstreetmap:${listing.sourceId}`,
          source: "openstreetmap",
          attribution: "© OpenStreetMap contributors",
        },
        miles,
        now,
      ),
    );
}

function listingOf(element: unknown): Listing | undefined {
  if (typeof element !== "object" || element === null) return undefined;
  const read = fromElement(element as Record<string, unknown>);
  if (!("listing" in read)) return undefined;
  try {
    return check(read.listing);
  } catch (error) {
    if (error instanceof ImportRefusedError) return undefined;
    throw error;
  }
}
