import type { Config } from "../../config.ts";
import { createGooglePlaces } from "./google-places.ts";
import { createOverpass } from "./overpass.ts";
import type { ShopProvider } from "./provider.ts";

/** The live provider that is set up: Google if there is a key, else Overpass if there is an address, else none. */
export function chooseProvider(config: Config): ShopProvider | undefined {
  if (config.GOOGLE_PLACES_KEY)
    return createGooglePlaces({ url: config.GOOGLE_PLACES_URL, key: config.GOOGLE_PLACES_KEY });
  if (config.OVERPASS_URL) return createOverpass({ url: config.OVERPASS_URL, contact: config.PUBLIC_URL });
  return undefined;
}
