import type { Position } from "#shared/great-circle.ts";
import type { Shop } from "#shared/schemas/shop.ts";

/** Somebody else's service that knows shops near a point, asked as people search. */
export interface ShopProvider {
  /** For the log. */
  name: string;
  /** Milliseconds that its terms let answers be kept; 0 means not at all. */
  keepFor: number;
  /** Shops near a point, nearest first. Throws `ProviderError`, and nothing else, where it has no answer to believe. */
  near(position: Position, limit: number): Promise<Shop[]>;
}
