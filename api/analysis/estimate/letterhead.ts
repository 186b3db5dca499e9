import { makes } from "#shared/catalogue/catalogue.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";

/** What a shop prints around its lines. All as printed; absent where it is not. */
export interface Letterhead {
  shopName?: string;
  location?: string;
  vehicleInfo?: string;
  /** The year and make of `vehicleInfo`, to tell whether the paper is for another car. */
  vehicle?: { year?: number; make: string };
}

const { shops } = KNOWLEDGE.estimateWords;
const SHOP_WORDS = new RegExp(shops.words, "i");
const CHAINS = new RegExp(shops.chains, "i");
const AT_SHOP = new RegExp(shops.at);
const NO_SHOP = new RegExp(shops.no, "i");
const CITY = /\b([A-Z][A-Za-z.]+(?:\s+[A-Z][A-Za-z.]+){0,2}),?\s+([A-Z]{2})\b(?:\.?\s+(\d{5}))?/;
const STATES = new Set(
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR".split(
    " ",
  ),
);

/** Shop, town and car of a pasted or photographed estimate. */
export function letterheadOf(text: string): Letterhead {
  const rows = text
    .split(/[\n\r]+/)
    .map((row) => row.trim())
    .filter(Boolean);
  return { shopName: shopNameOf(rows, text), location: locationOf(rows), ...vehicleOf(text) };
}

function shopNameOf(rows: readonly string[], text: string) {
  const labeled = rows.map((row) => /^(?:shop(?:\s+name)?|facility)\s*:\s*(.{3,60})$/i.exec(row)?.[1]).find(Boolean);
  if (labeled) return labeled.trim();
  const top = rows.length < 3 ? undefined : rows.slice(0, 5).find(isShopRow);
  return top ?? AT_SHOP.exec(text)?.[1] ?? CHAINS.exec(text)?.[0];
}

/** Whether a row is a shop's name alone. */
export const isShopRow = (row: string) =>
  row.length <= 60 &&
  !/[$\d]/.test(row) &&
  /^[A-Z]/.test(row) &&
  (SHOP_WORDS.test(row) || CHAINS.test(row)) &&
  !NO_SHOP.test(row);

function locationOf(rows: readonly string[]) {
  for (const row of rows.slice(0, 12)) {
    const city = CITY.exec(row);
    if (!city || !STATES.has(city[2]!)) continue;
    if (!city[3] && !/,/.test(city[0])) continue;
    return [city[1], `${city[2]}${city[3] ? ` ${city[3]}` : ""}`].join(", ");
  }
  return undefined;
}

function vehicleOf(text: string): Pick<Letterhead, "vehicleInfo" | "vehicle"> {
  const names = [...makes, "Chevy", "VW"].map((make) => make.replace(/[-\s]+/g, "[-\\s]?")).join("|");
  const car = new RegExp(
    `\\b((?:19|20)\\d{2})\\s+(${names})\\b(?: (?!(?:VIN|Mileage|Miles|Odometer|Lic|Plate)\\b)[A-Za-z0-9-]+){0,2}`,
    "i",
  ).exec(text);
  if (!car) return {};
  const words = car[0].trim().split(" ");
  const end = words.findIndex((word, index) => index > 1 && !/^[A-Z0-9]/.test(word));
  return {
    vehicleInfo: words.slice(0, end < 0 ? undefined : end).join(" "),
    vehicle: { year: Number(car[1]), make: car[2]! },
  };
}
