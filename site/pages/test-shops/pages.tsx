import { testPages } from "../../texts/documents.ts";
import { fetchShops } from "./fetch-shops.ts";
import { ShopSearch } from "./ShopSearch.tsx";
import { sampleShops } from "./sample-shops.ts";

const { testShops, testShopsDirect, testRegionalShops, testBetterShops, testLocalShops } = testPages;

export const TestShops = () => <ShopSearch {...testShops} search={(zip) => fetchShops("/api/shops", zip)} />;

export const TestShopsDirect = () => (
  <ShopSearch {...testShopsDirect} search={(zip) => fetchShops("/api/regional-shops", zip)} />
);

export const TestRegionalShops = () => <ShopSearch {...testRegionalShops} search={async (zip) => sampleShops(zip)} />;

export const TestBetterShops = () => <ShopSearch {...testBetterShops} search={async (zip) => sampleShops(zip)} />;

export const TestLocalShops = () => (
  <ShopSearch {...testLocalShops} defaultZip="90210" search={(zip) => fetchShops("/api/places-shops", zip)} />
);
