import type { Shop } from "#shared/schemas/shop.ts";
import type { Place } from "../../geography/places.ts";
import { ProviderError } from "../../outside-services/provider-error.ts";
import type { Directory } from "../directory.ts";
import type { ShopProvider } from "./provider.ts";

/** How long a provider that failed is left alone, in milliseconds. A wrong key does not mend itself. */
const PAUSES = { quota: 60_000, denied: 600_000, unreachable: 15_000, slow: 15_000, nonsense: 15_000 } as const;
/** Answers kept at once. */
const KEPT = 1_000;

export type LiveShops = ReturnType<typeof createLiveShops>;

interface Parts {
  directory: Directory;
  /** None: the directory answers. */
  provider?: ShopProvider | undefined;
  /** Told once for each failure, without a key. */
  onFailure?: (message: string) => void;
  /** Milliseconds by a clock that nobody sets. */
  clock?: () => number;
}

/** Shops near a ZIP of a live provider; of the directory where there is none, or it fails. */
export function createLiveShops({ directory, provider, onFailure, clock = () => performance.now() }: Parts) {
  const kept = new Map<string, { shops: Promise<Shop[]>; until: number }>();
  let restUntil = 0;

  /** The same place asked again while an answer is on its way, or as long as it may be kept, is one question. */
  function ask(provider: ShopProvider, place: Place, limit: number) {
    const key = `${place.zip} ${limit}`;
    const before = kept.get(key);
    if (before && before.until > clock()) return before.shops;
    const shops = provider.near(place, limit);
    if (provider.keepFor === 0) return shops;
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
    kept.set(key, { shops, until: clock() + provider.keepFor });
    shops.catch(() => kept.delete(key));
    return shops;
  }

  return {
    async near(place: Place, limit: number): Promise<Shop[]> {
      if (!provider || clock() < restUntil) return directory.near(place, { limit });
      try {
        return await ask(provider, place, limit);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        restUntil = Math.max(restUntil, clock() + (error.pause ?? PAUSES[error.failure]));
        onFailure?.(`${provider.name}: ${error.message} The directory answers.`);
        return directory.near(place, { limit });
      }
    },
  };
}
