import type { Repair } from "../knowledge/repair.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";

type Remark = { repairs: readonly string[]; when: (profile: VehicleProfile) => boolean; text: string };

/** What the car itself says about a wish: a chain where a belt is asked for, no fluid in electric steering. */
const REMARKS: readonly Remark[] = [
  {
    repairs: ["timing_belt"],
    when: ({ timing }) => timing === "chain",
    text: "This engine usually has a timing chain, which is not changed on a schedule. Ask the shop to check which it is.",
  },
  {
    repairs: ["timing_chain"],
    when: ({ timing }) => timing === "belt",
    text: "This engine usually has a timing belt, which costs less to change than a chain. Ask which it is.",
  },
  {
    repairs: ["ps_pump", "ps_hose", "ps_fluid"],
    when: ({ hydraulicSteering }) => hydraulicSteering === false,
    text: "This car usually has electric power steering, without pump, hose or fluid. Ask the shop to show the part.",
  },
  {
    repairs: ["pads_rear", "pads_rotors_rear", "rotors_rear"],
    when: ({ rearBrakes }) => rearBrakes === "drum",
    text: "This car often has rear drums with brake shoes in place of pads. The price of shoes is much the same.",
  },
  {
    repairs: ["drum_shoes", "wheel_cylinder"],
    when: ({ rearBrakes }) => rearBrakes === "disc",
    text: "This car usually has rear disc brakes with pads. Ask the shop which it has.",
  },
  {
    repairs: [
      "clutch",
      "clutch_master_cylinder",
      "clutch_slave_cylinder",
      "manual_trans_fluid",
      "manual_trans_rebuild",
    ],
    when: ({ transmission }) => transmission !== "manual",
    text: "We took the car for an automatic. The price holds if yours is a manual.",
  },
  {
    repairs: ["turbocharger", "intercooler_hose", "wastegate_actuator"],
    when: ({ forcedInduction }) => !forcedInduction,
    text: "Most engines of this model have no turbocharger. The price holds if yours does.",
  },
  {
    repairs: ["catalytic_converter"],
    when: () => true,
    text: "A converter may still be under the federal emissions warranty of 8 years or 80,000 miles. Ask a dealer first.",
  },
  {
    repairs: ["airbag_inflator"],
    when: () => true,
    text: "Look the VIN up at nhtsa.gov/recalls first: airbag recalls are repaired free of charge.",
  },
];

/** The sentences that belong to this repair on this car. */
export const remarksOn = ({ id }: Repair, profile: VehicleProfile) =>
  REMARKS.filter(({ repairs, when }) => repairs.includes(id) && when(profile)).map(({ text }) => text);
