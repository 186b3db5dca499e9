import { count } from "drizzle-orm";
import { milesBetween } from "#shared/great-circle.ts";
import type { Database } from "../db/database.ts";
import { shops } from "../db/schema/index.ts";
import { allPlaces, type Place, placeOf } from "../geography/places.ts";
import { SAMPLE_TOWNS } from "./sample-towns.ts";
import type { Specialty } from "./specialties.ts";

type NewShop = typeof shops.$inferInsert;

/** Kinds of shops. The first two stand in every town, the others by turns. */
const KINDS: { name: string; hours: string; specialties: Specialty[] }[] = [
  {
    name: "Sample Auto Repair",
    hours: "Mon–Fri 7:30 AM–6 PM, Sat 8 AM–2 PM",
    specialties: ["General repair", "Brakes", "Engine"],
  },
  { name: "Sample Body and Paint", hours: "Mon–Fri 8 AM–5 PM", specialties: ["Body and paint"] },
  {
    name: "Sample Brake and Tire",
    hours: "Mon–Sat 7 AM–6 PM",
    specialties: ["Brakes", "Tires and wheels", "Steering and suspension"],
  },
  {
    name: "Sample Transmission and Clutch",
    hours: "Mon–Fri 8 AM–5:30 PM",
    specialties: ["Transmission and clutch"],
  },
  {
    name: "Sample Electric and Hybrid",
    hours: "Mon–Fri 8 AM–6 PM",
    specialties: ["Electrical", "Hybrid and electric"],
  },
  {
    name: "Sample Cooling and Exhaust",
    hours: "Mon–Fri 8 AM–5 PM, Sat 8 AM–12 PM",
    specialties: ["General repair", "Cooling and air conditioning", "Exhaust and emissions"],
  },
];
const PER_TOWN = 4;
const NEAR_MILES = 6;

/**
 * About 360 made-up shops for a fresh install. Names say "Sample", the numbers are those kept for fiction (555-01xx), and
 * there are no ratings. Each stands at the true position of a ZIP in or next to its town.
 */
export function sampleShops(): NewShop[] {
  const used = new Map<string, number>();
  return SAMPLE_TOWNS.flatMap(([zip, areaCode], town) => {
    const places = placesAround(placeOf(zip)!);
    return kindsOf(town).map((kind, i) => {
      const line = used.get(areaCode) ?? 0;
      used.set(areaCode, line + 1);
      const place = places[i % places.length]!;
      return {
        source: "sample",
        sourceId: `${zip}-${i + 1}`,
        name: `${kind.name} of ${place.city}`,
        street: `${100 * (i + 1)} Sample Street`,
        city: place.city,
        state: place.state,
        zipCode: place.zip,
        latitude: place.latitude,
        longitude: place.longitude,
        phone: `+1${areaCode}55501${String(line).padStart(2, "0")}`,
        hours: kind.hours,
        specialties: kind.specialties,
      };
    });
  });
}

/** Puts the sample shops into a directory that has none at all; a directory in use is left alone. */
export async function loadSampleDirectory(db: Database) {
  const [row] = await db.select({ count: count() }).from(shops);
  // Two servers may start at once on an empty database.
  if (row?.count === 0) await db.insert(shops).values(sampleShops()).onConflictDoNothing();
}

const kindsOf = (town: number) => [
  KINDS[0]!,
  KINDS[1]!,
  ...Array.from({ length: PER_TOWN - 2 }, (_, i) => KINDS[2 + ((town * 2 + i) % (KINDS.length - 2))]!),
];

/** The town's own position, then those nearest to it within a short drive: no two shops on one spot where it can be. */
function placesAround(center: Place): Place[] {
  const around = [...allPlaces()]
    .filter((place) => place.state === center.state)
    .map((place) => ({ place, miles: milesBetween(center, place) }))
    .filter(({ miles }) => miles >= 0.5 && miles <= NEAR_MILES)
    .sort((a, b) => a.miles - b.miles || a.place.zip.localeCompare(b.place.zip));
  const spots: Place[] = [center];
  for (const { place } of around) if (spots.every((spot) => milesBetween(spot, place) >= 0.5)) spots.push(place);
  return spots.slice(0, PER_TOWN);
}
