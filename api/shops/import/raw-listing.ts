/** A shop as a file or a provider has it, before anything is believed. Values are what was written. */
export interface RawListing {
  /** What the source calls it. */
  sourceId?: unknown;
  name?: unknown;
  street?: unknown;
  city?: unknown;
  state?: unknown;
  zipCode?: unknown;
  country?: unknown;
  latitude?: unknown;
  longitude?: unknown;
  phone?: unknown;
  email?: unknown;
  hours?: unknown;
  /** A list, or words with commas or semicolons between them; so are brands and certifications. */
  specialties?: unknown;
  brands?: unknown;
  certifications?: unknown;
  rating?: unknown;
  reviewCount?: unknown;
  website?: unknown;
  partner?: unknown;
}

/** What a format reads: a shop, something that is no repair shop, or what cannot be read and why. */
export type Reading = { line: number } & ({ listing: RawListing } | { other: true } | { refused: string });
