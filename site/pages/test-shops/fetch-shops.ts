import type { TestShop } from "./shop.ts";

/** What a shop search may ask. */
export type ShopsPath = "/api/shops" | "/api/regional-shops" | "/api/places-shops";

/** The shops of an answer, or undefined for an answer without any list. Rejects where the request failed. */
export async function fetchShops(path: ShopsPath, zipCode: string): Promise<TestShop[] | undefined> {
  // The time keeps caches away.
  const query = new URLSearchParams({ zipCode, _t: String(Date.now()) });
  const response = await fetch(`${path}?${query}`, { credentials: "include" });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  const { shops }: { shops?: unknown } = await response.json();
  return Array.isArray(shops) ? shops : undefined;
}
