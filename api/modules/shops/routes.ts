import { Elysia } from "elysia";
import { ShopSearchQuery, ShopsResponse } from "#shared/schemas/shop.ts";
import { placeOf } from "../../geography/places.ts";
import { answersWith } from "../../plugins/openapi.ts";
import { wrongField } from "../../plugins/problem.ts";
import type { Directory } from "../../shops/directory.ts";
import type { LiveShops } from "../../shops/providers/live-shops.ts";

/** How many shops a search answers. */
const LIMIT = 20;

/** The three searches of the shop directory by ZIP, nearest first. They need no session. */
export const shopsRoutes = ({ directory, liveShops }: { directory: Directory; liveShops: LiveShops }) =>
  new Elysia({ name: "shops" })
    .get("/api/shops", async ({ query }) => ({ shops: await directory.near(placeIn(query), { limit: LIMIT }) }), {
      query: ShopSearchQuery,
      detail: { summary: "Shops of the directory near a ZIP", tags: ["Shops"], ...answersWith(ShopsResponse) },
    })
    .get(
      "/api/regional-shops",
      async ({ query }) => {
        const place = placeIn(query);
        return { shops: await directory.near(place, { limit: LIMIT, region: place.zip.charAt(0) }) };
      },
      {
        query: ShopSearchQuery,
        detail: {
          summary: "Shops of the directory near a ZIP, within its region",
          tags: ["Shops"],
          ...answersWith(ShopsResponse),
        },
      },
    )
    .get("/api/places-shops", async ({ query }) => ({ shops: await liveShops.near(placeIn(query), LIMIT) }), {
      query: ShopSearchQuery,
      response: ShopsResponse,
      detail: { summary: "Shops of a live provider near a ZIP, else of the directory", tags: ["Shops"] },
    });

function placeIn({ zipCode }: ShopSearchQuery) {
  const place = placeOf(zipCode);
  if (!place) throw wrongField("zipCode", "There is no such ZIP code. Please check its five digits.", 404);
  return place;
}
