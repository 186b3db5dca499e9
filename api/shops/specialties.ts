import type { PotentialCause, Results, System } from "#shared/schemas/diagnostic.ts";

/** What a shop may be a specialist in. "General repair" takes any mechanical work. */
export const SPECIALTIES = [
  "General repair",
  "Brakes",
  "Tires and wheels",
  "Steering and suspension",
  "Engine",
  "Cooling and air conditioning",
  "Transmission and clutch",
  "Exhaust and emissions",
  "Electrical",
  "Hybrid and electric",
  "Body and paint",
  "Dealer service",
] as const;
export type Specialty = (typeof SPECIALTIES)[number];

/** What a shop with the specialty is called on its card. */
export const SPECIALIST: Record<Specialty, string> = {
  "General repair": "general repair",
  Brakes: "brake specialist",
  "Tires and wheels": "tire shop",
  "Steering and suspension": "suspension specialist",
  Engine: "engine specialist",
  "Cooling and air conditioning": "cooling and A/C specialist",
  "Transmission and clutch": "transmission specialist",
  "Exhaust and emissions": "exhaust specialist",
  Electrical: "electrical specialist",
  "Hybrid and electric": "hybrid and EV specialist",
  "Body and paint": "body shop",
  "Dealer service": "dealer",
};

const OF_SYSTEM: Record<System, Specialty> = {
  brakes: "Brakes",
  starting_charging: "Electrical",
  cooling: "Cooling and air conditioning",
  engine: "Engine",
  ignition: "Engine",
  fuel: "Engine",
  emissions: "Exhaust and emissions",
  exhaust: "Exhaust and emissions",
  transmission: "Transmission and clutch",
  clutch: "Transmission and clutch",
  driveline: "Transmission and clutch",
  suspension: "Steering and suspension",
  steering: "Steering and suspension",
  wheels_tires: "Tires and wheels",
  hvac: "Cooling and air conditioning",
  electrical: "Electrical",
  body: "Body and paint",
  hybrid_ev: "Hybrid and electric",
  airbag_safety: "Electrical",
};

/** Words of sources and of shops' names for a specialty. A shop may be several. */
const WORDS: readonly (readonly [RegExp, Specialty])[] = [
  [/\b(auto body|body ?shop|body (and|&) paint|body work|collision|paint|dent|auto glass)/i, "Body and paint"],
  [/\b(transmissions?|clutch|gearbox)\b/i, "Transmission and clutch"],
  [/\b(tires?|tyres?|wheels?)\b/i, "Tires and wheels"],
  [/\bbrakes?\b/i, "Brakes"],
  [/\b(alignment|suspension|steering|frame)\b/i, "Steering and suspension"],
  [/\b(muffler|exhaust|smog|emissions?)\b/i, "Exhaust and emissions"],
  [/\b(radiator|cooling|air condition\w*|a\/c)\b/i, "Cooling and air conditioning"],
  [/\b(hybrid|electric (car|vehicle)s?|evs?)\b/i, "Hybrid and electric"],
  [/\b(auto electric\w*|electrical|battery|batteries|alternator)\b/i, "Electrical"],
  [/\b(engines?|diesel|tune.?up)\b/i, "Engine"],
  [/\b(dealer\w*)\b/i, "Dealer service"],
  [/\b(general|auto(motive)? (repair|service|care)|mechanic|car repair|garage)\b/i, "General repair"],
];

/** The specialties that words name, in the order of the list above; none where they name none. */
export const specialtiesIn = (words: string): Specialty[] =>
  SPECIALTIES.filter(
    (specialty) =>
      words.toLowerCase() === specialty.toLowerCase() ||
      WORDS.some(([pattern, named]) => named === specialty && pattern.test(words)),
  );

/** Causes that lead: at most so many, and none much less likely than the first. */
const LEADING = 3;
const CLOSE_ENOUGH = 0.5;

/**
 * The specialties a result calls for, the most wanted first; a dealer where the owner writes of a recall, which only
 * dealers repair free. Empty where nothing speaks for a specialist (parts, a shop's estimate, a text without a trouble):
 * then any general shop is right.
 */
export function specialtiesFor(results: Results, ownWords = ""): Specialty[] {
  return /\brecall/i.test(ownWords) ? ["Dealer service", ...ofCauses(results)] : ofCauses(results);
}

/** Of several complaints that of the first, then of the others: one shop may do both. */
function ofCauses({ collisionRepair, potentialCauses = [], furtherComplaints = [] }: Results): Specialty[] {
  if (collisionRepair) return ["Body and paint"];
  const lists = [potentialCauses, ...furtherComplaints.map((one) => one.potentialCauses)];
  return [...new Set(lists.flatMap(ofComplaint))];
}

function ofComplaint(listed: readonly PotentialCause[]): Specialty[] {
  const causes = listed.toSorted((a, b) => b.probability - a.probability);
  const bar = (causes[0]?.probability ?? 0) * CLOSE_ENOUGH;
  const systems = causes.slice(0, LEADING).flatMap(({ probability, system }) => (probability >= bar ? system : []));
  return [...new Set(systems.filter((system) => system !== undefined).map((system) => OF_SYSTEM[system]))];
}
