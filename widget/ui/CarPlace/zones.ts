import type { CarZone } from "#shared/car-zones.ts";

/** Rectangles of a zone, x y width height: in the side view, and in the view from above with the car's front at the left. */
interface Zone {
  side: string;
  /** Of the left half; the right one is its mirror. A zone on the middle line is both. */
  top: string;
}

/** Where things are in a car. Wheels, doors and lamps are of the left side. */
export const ZONES = {
  frontWheel: { side: "35 41 26 26", top: "36 71 24 9" },
  rearWheel: { side: "139 41 26 26", top: "140 71 24 9" },
  engine: { side: "17 30 38 17", top: "20 27 38 36" },
  gearbox: { side: "58 46 26 11", top: "60 36 28 18" },
  shaft: { side: "62 54 78 4", top: "62 42 90 6" },
  exhaust: { side: "80 57 108 4", top: "92 56 96 6" },
  tank: { side: "112 45 26 11", top: "116 29 26 32" },
  dash: { side: "64 25 14 13", top: "66 25 12 40" },
  cabin: { side: "76 15 60 34", top: "80 25 58 40" },
  trunk: { side: "158 27 28 16", top: "158 23 28 44" },
  hood: { side: "14 27 46 7", top: "18 22 42 46" },
  frontBumper: { side: "8 43 14 11", top: "8 20 8 50" },
  rearBumper: { side: "180 41 12 13", top: "184 20 8 50" },
  frontDoor: { side: "70 28 38 26", top: "74 68 34 8" },
  rearDoor: { side: "108 28 32 26", top: "108 68 32 8" },
  frontFender: { side: "22 29 44 13", top: "22 68 46 8" },
  rearFender: { side: "142 27 40 15", top: "142 68 40 8" },
  roof: { side: "82 12 52 5", top: "86 25 50 40" },
  windshield: { side: "64 14 20 14", top: "62 25 16 40" },
  rearGlass: { side: "134 14 20 14", top: "142 25 14 40" },
  headlight: { side: "9 33 12 8", top: "9 60 9 12" },
  taillight: { side: "182 31 9 9", top: "183 60 9 12" },
} as const satisfies Record<CarZone, Zone>;
