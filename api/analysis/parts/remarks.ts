import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Repair } from "../knowledge/repair.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";

type Car = (typeof KNOWLEDGE.remarks)[number]["on"];

/** What the car itself says about a wish: a chain where a belt is asked for, no fluid in electric steering. */
export const remarksOn = ({ id }: Repair, profile: VehicleProfile) =>
  KNOWLEDGE.remarks.filter(({ repairs, on }) => repairs.includes(id) && isOn(on, profile)).map(({ text }) => text);

const isOn = ({ manual, ...rest }: Car, profile: VehicleProfile) =>
  (manual === undefined || (profile.transmission === "manual") === manual) &&
  Object.entries(rest).every(([fact, wanted]) => profile[fact as keyof typeof rest] === wanted);
