import type { Specialty } from "../specialties.ts";
import type { RawListing } from "./raw-listing.ts";

export type Tags = Readonly<Record<string, unknown>>;

/** Tags of "service:vehicle:…=yes" and the work they mean. */
const SERVICES: Readonly<Record<string, Specialty>> = {
  tyres: "Tires and wheels",
  wheels: "Tires and wheels",
  alignment: "Steering and suspension",
  suspension: "Steering and suspension",
  brakes: "Brakes",
  transmission: "Transmission and clutch",
  clutch: "Transmission and clutch",
  body_repair: "Body and paint",
  painting: "Body and paint",
  glass: "Body and paint",
  electrical: "Electrical",
  batteries: "Electrical",
  air_conditioning: "Cooling and air conditioning",
  engine: "Engine",
  diagnostics: "Engine",
  muffler: "Exhaust and emissions",
  exhaust: "Exhaust and emissions",
  inspection: "Exhaust and emissions",
  electric_car_repair: "Hybrid and electric",
};
const PREFIX = "service:vehicle:";

/** Do these tags of OpenStreetMap say where the thing is addressed or what is sold: are they tags at all? */
export const areTags = (properties: Tags) =>
  ["shop", "craft", "amenity"].some((key) => key in properties) ||
  Object.keys(properties).some((key) => key.startsWith("addr:"));

/** A repair shop from its tags of OpenStreetMap; undefined for anything else on the map. */
export function listingFromTags(tags: Tags): RawListing | undefined {
  const specialties = specialtiesOf(tags);
  if (!specialties) return undefined;
  const street = [tags["addr:housenumber"], tags["addr:street"]].filter(Boolean).join(" ");
  return {
    name: tags.name ?? tags.brand ?? tags.operator,
    street,
    city: tags["addr:city"],
    state: tags["addr:state"],
    zipCode: tags["addr:postcode"],
    country: tags["addr:country"],
    phone: first(tags.phone ?? tags["contact:phone"]),
    email: first(tags.email ?? tags["contact:email"]),
    hours: tags.opening_hours,
    specialties,
    brands: tags["vehicle:brand"] ?? (tags.shop === "car" ? tags.brand : undefined),
    website: first(tags.website ?? tags["contact:website"]),
  };
}

/** Several values stand with semicolons between them. */
const first = (value: unknown) => (typeof value === "string" ? value.split(";")[0] : value);

function specialtiesOf(tags: Tags): Specialty[] | undefined {
  const services = Object.keys(SERVICES).filter((service) => tags[PREFIX + service] === "yes");
  const done = services.map((service) => SERVICES[service]!);
  const repairs = tags[`${PREFIX}car_repair`] === "yes" || tags[`${PREFIX}repair`] === "yes";
  if (tags.shop === "tyres") return unique(["Tires and wheels", ...done]);
  if (tags.shop === "car" && repairs) return unique(["Dealer service", "General repair", ...done]);
  if (tags.shop === "car_repair" || tags.craft === "car_repair") return unique(done);
  if (tags.craft === "car_painter" || tags.shop === "car_bodyshop") return unique(["Body and paint", ...done]);
  return undefined;
}

const unique = (specialties: Specialty[]) => [...new Set(specialties)];
