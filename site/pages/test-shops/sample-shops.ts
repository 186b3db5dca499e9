import type { TestShop } from "./shop.ts";

type Sample = [
  name: string,
  address: string,
  miles: number,
  rating: number,
  reviews: number,
  phone: string,
  hours: string,
];

const WEEKDAYS = "Mon-Fri 8 AM-6 PM";
const SIX_DAYS = "Mon-Sat 7:30 AM-6 PM";
const LATE = "Mon-Fri 7 AM-7 PM, Sat 8 AM-4 PM";

const SAMPLES = {
  california: [
    ["Sample Canyon Auto Care", "410 Olive Ave, Burbank, CA 91502", 1.3, 4.9, 212, "(818) 555-0101", LATE],
    ["Sample Coast Motor Works", "88 Pico Blvd, Santa Monica, CA 90405", 2.6, 4.7, 148, "(310) 555-0102", WEEKDAYS],
    ["Sample Valley Brake and Tire", "1520 Sherman Way, Van Nuys, CA 91405", 4.4, 4.5, 96, "(818) 555-0103", SIX_DAYS],
  ],
  newYork: [
    ["Sample Hudson Garage", "214 W 54th St, New York, NY 10019", 1.4, 4.8, 187, "(212) 555-0104", SIX_DAYS],
    ["Sample Borough Auto Repair", "77 Flatbush Ave, Brooklyn, NY 11217", 3.1, 4.6, 131, "(718) 555-0105", WEEKDAYS],
    ["Sample Sound Motors", "35 Main St, Port Washington, NY 11050", 5.2, 4.4, 74, "(516) 555-0106", WEEKDAYS],
  ],
  louisiana: [
    ["Sample Crescent Auto", "901 Tulane Ave, New Orleans, LA 70112", 1.6, 4.8, 122, "(504) 555-0107", WEEKDAYS],
    ["Sample Bayou Brake", "340 Veterans Blvd, Metairie, LA 70005", 3.3, 4.6, 88, "(504) 555-0108", SIX_DAYS],
    ["Sample Delta Transmission", "58 Airline Hwy, Baton Rouge, LA 70805", 5.7, 4.5, 61, "(225) 555-0109", WEEKDAYS],
  ],
  georgia: [
    ["Sample Peachtree Auto Care", "660 Ponce De Leon Ave, Atlanta, GA 30308", 1.5, 4.9, 203, "(404) 555-0110", LATE],
    ["Sample Chattahoochee Motors", "12 Roswell Rd, Marietta, GA 30060", 3.7, 4.6, 114, "(770) 555-0111", WEEKDAYS],
    ["Sample Savannah Street Garage", "205 Abercorn St, Savannah, GA 31401", 5.4, 4.4, 59, "(912) 555-0112", SIX_DAYS],
  ],
  illinois: [
    ["Sample Lakefront Auto", "1840 N Clark St, Chicago, IL 60614", 1.8, 4.8, 176, "(312) 555-0113", SIX_DAYS],
    ["Sample Prairie Motor Repair", "95 Ogden Ave, Naperville, IL 60540", 3.5, 4.7, 109, "(630) 555-0114", WEEKDAYS],
    ["Sample Capitol Auto Service", "420 E Adams St, Springfield, IL 62701", 4.9, 4.5, 67, "(217) 555-0115", WEEKDAYS],
  ],
  delaware: [
    ["Sample Brandywine Auto", "715 Market St, Wilmington, DE 19801", 1.4, 4.7, 93, "(302) 555-0116", WEEKDAYS],
    ["Sample Main Street Motors", "46 E Main St, Newark, DE 19711", 3.2, 4.6, 70, "(302) 555-0117", SIX_DAYS],
    [
      "Sample Shoreline Auto Repair",
      "18 Rehoboth Ave, Rehoboth Beach, DE 19971",
      5.5,
      4.4,
      41,
      "(302) 555-0118",
      WEEKDAYS,
    ],
  ],
  arizona: [
    ["Sample Saguaro Auto Care", "7300 E Camelback Rd, Scottsdale, AZ 85251", 1.3, 4.9, 231, "(480) 555-0119", LATE],
    [
      "Sample Desert Cooling and Air",
      "2140 E Indian School Rd, Phoenix, AZ 85016",
      2.9,
      4.7,
      158,
      "(602) 555-0120",
      SIX_DAYS,
    ],
    ["Sample High Country Garage", "60 W Gurley St, Prescott, AZ 86301", 5.6, 4.5, 52, "(928) 555-0121", WEEKDAYS],
  ],
  elsewhere: [
    ["Sample Main Street Auto", "100 Main St", 1.7, 4.7, 84, "(800) 555-0122", WEEKDAYS],
    ["Sample Crossroads Garage", "25 Station Rd", 3.4, 4.6, 63, "(800) 555-0123", SIX_DAYS],
    ["Sample Family Motor Repair", "9 Mill Ln", 4.8, 4.4, 47, "(800) 555-0124", WEEKDAYS],
  ],
} satisfies Record<string, Sample[]>;

/** Leading digits and whose they are. Two digits come before one: 19 is Delaware's, the rest of 1 New York's. */
const REGIONS: [digits: RegExp, region: keyof typeof SAMPLES][] = [
  [/^1[0-4]/, "newYork"],
  [/^7[01]/, "louisiana"],
  [/^3[019]/, "georgia"],
  [/^6[0-2]/, "illinois"],
  [/^19/, "delaware"],
  [/^8[56]/, "arizona"],
  [/^9/, "california"],
  [/^1/, "newYork"],
  [/^7/, "louisiana"],
];

/** The fixed samples of the region that a ZIP code's leading digits name; three for anywhere else. */
export function sampleShops(zipCode: string): TestShop[] {
  const region = REGIONS.find(([digits]) => digits.test(zipCode.trim()))?.[1] ?? "elsewhere";
  return SAMPLES[region].map(([name, address, distanceInMiles, rating, reviewCount, phone, hours]) => ({
    name,
    address,
    distanceInMiles,
    rating,
    reviewCount,
    phone,
    hours,
    sample: true,
  }));
}
