import { ne, notInArray, sql } from "drizzle-orm";
import { milesBetween } from "#shared/great-circle.ts";
import type { Database } from "../db/database.ts";
import { shops } from "../db/schema/index.ts";
import { allPlaces, type Place, placeOf } from "../geography/places.ts";
import { nameKey } from "./name-key.ts";
import { SAMPLE_TOWNS } from "./sample-towns.ts";
import type { Specialty } from "./specialties.ts";

/** The source of made-up shops. They give way to the first real ones. */
export const SAMPLE = "sample";

type NewShop = typeof shops.$inferInsert;

/** Kinds of shops. The first two stand in every town, the others by turns. */
const KINDS: { name: string; hours: string; specialties: Specialty[] }[] = [
  {
    name: "Sample Auto Repair",
    hours: "Mo-Fr 07:30-18:00; Sa 08:00-14:00",
    specialties: ["General repair", "Brakes", "Engine"],
  },
  { name: "Sample Body and Paint", hours: "Mo-Fr 08:00-17:00", specialties: ["Body and paint"] },
  {
    name: "Sample Brake and Tire",
    hours: "Mo-Sa 07:00-18:00",
    specialties: ["Brakes", "Tires and wheels", "Steering and suspension"],
  },
  {
    name: "Sample Transmission and Clutch",
    hours: "Mo-Fr 08:00-17:30",
    specialties: ["Transmission and clutch"],
  },
  {
    name: "Sample Electric and Hybrid",
    hours: "Mo-Fr 08:00-18:00",
    specialties: ["Electrical", "Hybrid and electric"],
  },
  {
    name: "Sample Cooling and Exhaust",
    hours: "Mo-Fr 08:00-17:00; Sa 08:00-12:00",
    specialties: ["General repair", "Cooling and air conditioning", "Exhaust and emissions"],
  },
];
const NEAR_MILES = 6;

/**
 * About 400 made-up shops for a fresh install. Names say "Sample", the numbers are those kept for fiction (555-01xx), and
 * there are no ratings. Each stands at the true position of a ZIP in or next to its town.
 */
export function sampleShops(): NewShop[] {
  const used = new Map<string, number>();
  return SAMPLE_TOWNS.flatMap(([zip, areaCode, shops], town) => {
    const places = placesAround(placeOf(zip)!, shops);
    return kindsOf(town, shops).map((kind, i) => {
      const line = used.get(areaCode) ?? 0;
      used.set(areaCode, line + 1);
      const place = places[i % places.length]!;
      return {
        source: SAMPLE,
        sourceId: `${zip}-${i + 1}`,
        name: `${kind.name} of ${place.city}`,
        nameKey: nameKey(`${kind.name} of ${place.city}`),
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

/**
 * Puts the sample shops into a directory that has no others, or brings those there up to date; a directory in use is left
 * alone. Those of an older version that are no more go.
 */
export async function loadSampleDirectory(db: Database) {
  const [real] = await db.select({ id: shops.id }).from(shops).where(ne(shops.source, SAMPLE)).limit(1);
  if (real) return;
  const all = sampleShops();
  // Two servers may start at once on an empty database.
  await db
    .insert(shops)
    .values(all)
    .onConflictDoUpdate({
      target: [shops.source, shops.sourceId],
      set: {
        name: sql`excluded.name`,
        nameKey: sql`excluded.name_key`,
        phone: sql`excluded.phone`,
        hours: sql`excluded.hours`,
        specialties: sql`excluded.specialties`,
      },
    });
  await db.delete(shops).where(
    notInArray(
      shops.sourceId,
      all.map(({ sourceId }) => sourceId),
    ),
  );
}

const kindsOf = (town: number, shops: number) =>
  [
    KINDS[0]!,
    KINDS[1]!,
    ...Array.from({ length: 2 }, (_, i) => KINDS[2 + ((town * 2 + i) % (KINDS.length - 2))]!),
  ].slice(0, shops);

/** The town's own position, then those nearest to it within a short drive: no two shops on one spot where it can be. */
function placesAround(center: Place, count: number): Place[] {
  const around = [...allPlaces()]
    .filter((place) => place.state === center.state)
    .map((place) => ({ place, miles: milesBetween(center, place) }))
    .filter(({ miles }) => miles >= 0.5 && miles <= NEAR_MILES)
    .sort((a, b) => a.miles - b.miles || a.place.zip.localeCompare(b.place.zip));
  const spots: Place[] = [center];
  for (const { place } of around) if (spots.every((spot) => milesBetween(spot, place) >= 0.5)) spots.push(place);
  return spots.slice(0, count);
}
