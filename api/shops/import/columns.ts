import type { RawListing } from "./raw-listing.ts";

export type Field = keyof RawListing;

/** Names of columns that say what they hold, in letters and digits alone. */
const KNOWN: Record<Field, readonly string[]> = {
  sourceId: ["sourceid", "id", "shopid", "externalid", "placeid", "osmid"],
  name: ["name", "shopname", "businessname", "business", "title", "company"],
  street: ["street", "address", "address1", "streetaddress", "addressline1"],
  city: ["city", "town", "locality"],
  state: ["state", "statecode", "province"],
  zipCode: ["zipcode", "zip", "postalcode", "postcode"],
  country: ["country", "countrycode"],
  latitude: ["latitude", "lat", "y"],
  longitude: ["longitude", "lon", "lng", "long", "x"],
  phone: ["phone", "phonenumber", "telephone", "tel"],
  email: ["email", "emailaddress"],
  hours: ["hours", "openinghours", "businesshours"],
  specialties: ["specialties", "specialty", "services", "categories", "category"],
  brands: ["brands", "brand", "makes"],
  certifications: ["certifications", "certification", "certified"],
  rating: ["rating", "stars", "averagerating"],
  reviewCount: ["reviewcount", "reviews", "ratingcount", "numberofreviews"],
  website: ["website", "url", "homepage"],
  partner: ["partner"],
};
const FIELD_OF = new Map(
  Object.entries(KNOWN).flatMap(([field, names]) => names.map((name) => [name, field as Field])),
);

export const isField = (name: string): name is Field => name in KNOWN;
export const FIELDS = Object.keys(KNOWN);

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Which field each column of a header holds. `map` names columns that do not say so: `{"Firma": "name"}`. */
export const fieldsOf = (header: readonly string[], map: Readonly<Record<string, Field>> = {}): (Field | undefined)[] =>
  header.map((name) => map[name.trim()] ?? FIELD_OF.get(plain(name)));

/** A row of values, or an object's properties, as a listing. */
export function listingOf(fields: readonly (Field | undefined)[], values: readonly unknown[]): RawListing {
  const listing: RawListing = {};
  fields.forEach((field, i) => {
    // The first column of a kind counts.
    if (field && listing[field] === undefined && values[i] !== "") listing[field] = values[i];
  });
  return listing;
}
