import { milesBetween, type Position } from "#shared/great-circle.ts";
import { nearestPlace } from "../../geography/nearest-place.ts";
import { type Place, placeOf } from "../../geography/places.ts";
import { isInOurZones } from "../../geography/time-zone.ts";
import { nameKey } from "../name-key.ts";
import { e164 } from "../phone.ts";
import { type Specialty, specialtiesIn } from "../specialties.ts";
import type { RawListing } from "./raw-listing.ts";

/** A shop fit for the directory: what a source says, checked, and completed from its ZIP or position. */
export interface Listing extends Position {
  /** Null where the source has no ids. */
  sourceId: string | null;
  name: string;
  nameKey: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string | null;
  email: string | null;
  hours: string;
  specialties: Specialty[];
  brands: string[];
  certifications: string[];
  rating: number | null;
  reviewCount: number;
  website: string | null;
  partner: boolean;
}

/** Why a row cannot go in: a sentence without its end. */
export class ImportRefusedError extends Error {
  override name = "ImportRefusedError";
}

const MAX = { name: 120, line: 160, hours: 255, url: 500, list: 20 };
/** Miles between a shop and the middle of its ZIP: none is larger. */
const MILES_FROM_ZIP = 100;
const MILES_AT_BORDER = 30;
const MILES_FROM_NEXT_ZIP = 2;

/** Checks what a source says. Throws `ImportRefusedError`; what is merely odd (a phone that is none) is left out. */
export function check(raw: RawListing): Listing {
  const name = words(raw.name, "name", MAX.name);
  if (name.length < 2) throw new ImportRefusedError("no name");
  if (raw.country !== undefined && !/^(us|usa|united states.*)$/i.test(words(raw.country, "country", MAX.line)))
    throw new ImportRefusedError("not in the United States by its address");
  const own = placeOf(words(raw.zipCode, "ZIP", 20));
  const position = positionOf(raw, own);
  const place = own ?? nearestPlace(position);
  if (!place) throw new ImportRefusedError("the position is nowhere near a ZIP code");
  const specialties = list(raw.specialties, "specialties").flatMap(specialtiesIn);
  const inName = specialtiesIn(name);
  return {
    ...position,
    sourceId: words(raw.sourceId, "id", MAX.line) || null,
    name,
    nameKey: nameKey(name),
    street: words(raw.street, "street", MAX.line),
    city: words(raw.city, "city", MAX.line) || place.city,
    state: stateOf(words(raw.state, "state", MAX.line)) ?? place.state,
    zipCode: place.zip,
    phone: e164(words(raw.phone, undefined, 60)) ?? null,
    email: emailOf(words(raw.email, undefined, MAX.line)),
    hours: words(raw.hours, "hours", MAX.hours),
    specialties: unique(specialties.length > 0 ? specialties : inName.length > 0 ? inName : ["General repair"]),
    brands: list(raw.brands, "brands"),
    certifications: list(raw.certifications, "certifications"),
    ...ratingOf(raw),
    website: websiteOf(words(raw.website, undefined, MAX.url)),
    partner: /^(1|true|yes|y)$/i.test(words(raw.partner, "partner", 20)),
  };
}

/** What needs a second look. Nearly no text does, and a country has fifteen million. */
const ODD = /[\uFFFD\p{Cc}]|\s\s|^[\s=@+-]|\s$/u;

/** One line of text. `field` names what a program might take for a formula; a phone number may begin with a plus. */
function words(value: unknown, field: string | undefined, max: number): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
    throw new ImportRefusedError(`the ${field ?? "text"} is not a text`);
  const written = typeof value === "string" ? value : String(value);
  if (!ODD.test(written) && written.length <= max) return written;
  const text = written.replace(/\s+/g, " ").trim();
  if (text.includes("\uFFFD")) throw new ImportRefusedError("broken UTF-8");
  if (/\p{Cc}/u.test(text)) throw new ImportRefusedError("control characters");
  if (field && /^[=@+]|^-\D/.test(text)) throw new ImportRefusedError(`the ${field} is a spreadsheet formula`);
  if (text.length > max && field === "name") throw new ImportRefusedError("the name is too long");
  return text.slice(0, max);
}

function list(value: unknown, field: string): string[] {
  const items = Array.isArray(value) ? value : words(value, field, 1000).split(/[;,|]/);
  return unique(items.map((item) => words(item, field, 60)).filter(Boolean)).slice(0, MAX.list);
}

const unique = <T>(items: T[]) => [...new Set(items)];

/** The position that is given, or that of the ZIP where none is. */
function positionOf({ latitude, longitude }: RawListing, own: Place | undefined): Position {
  const position = { latitude: degrees(latitude, "latitude"), longitude: degrees(longitude, "longitude") };
  if (position.latitude === undefined || position.longitude === undefined) {
    if (!own) throw new ImportRefusedError("no position and no ZIP code");
    return { latitude: own.latitude, longitude: own.longitude };
  }
  const given = position as Position;
  if (given.latitude === 0 && given.longitude === 0) throw new ImportRefusedError("the position is 0, 0");
  if (!isHere(given, own)) {
    const swapped = { latitude: given.longitude, longitude: given.latitude };
    throw new ImportRefusedError(
      isInOurZones(swapped) ? "latitude and longitude are swapped" : "the position is outside the United States",
    );
  }
  if (own && milesBetween(given, own) > MILES_FROM_ZIP)
    throw new ImportRefusedError(`the position is ${Math.round(milesBetween(given, own))} miles from ZIP ${own.zip}`);
  return given;
}

/** The map of time zones errs near a border: there an address or a ZIP beside it counts. */
function isHere(position: Position, own: Place | undefined): boolean {
  if (isInOurZones(position)) return true;
  if (Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) return false;
  if (own && milesBetween(position, own) <= MILES_AT_BORDER) return true;
  const next = nearestPlace(position);
  return next !== undefined && milesBetween(position, next) <= MILES_FROM_NEXT_ZIP;
}

function degrees(value: unknown, field: string): number | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  const number = typeof value === "string" ? Number(value.trim()) : value;
  if (typeof number !== "number" || !Number.isFinite(number))
    throw new ImportRefusedError(`the ${field} is not a number`);
  return number;
}

const stateOf = (written: string) => (/^[A-Za-z]{2}$/.test(written) ? written.toUpperCase() : undefined);

const emailOf = (written: string) => (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(written) ? written : null);

function websiteOf(written: string) {
  if (!written) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? new URL(address).href : null;
}

/** A rating of five stars by somebody; anything else counts as none. */
function ratingOf(raw: RawListing) {
  const rating = Number(raw.rating ?? Number.NaN);
  const reviewCount = Number(raw.reviewCount ?? 0);
  const known = rating >= 1 && rating <= 5 && Number.isInteger(reviewCount) && reviewCount > 0 && reviewCount < 1e7;
  return known ? { rating, reviewCount } : { rating: null, reviewCount: 0 };
}
