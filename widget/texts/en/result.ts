import type { CarZone } from "#shared/car-zones.ts";
import type { ResultType, Safety } from "#shared/schemas/diagnostic.ts";

/** What stands over a result: whose it is, and its number. */
export const order = {
  vehicle: "Vehicle",
  mileage: "Mileage",
  zip: "ZIP",
  owner: "Owner states",
  shop: "Shop",
  number: "Order no.",
};

/** What results of all four kinds have in common. */
export const diagnostic = {
  loading: "Loading diagnostic results...",
  analyzing: "Analyzing your vehicle issue...",
  moments: "This may take a few moments",
  errorTitle: "Analysis Error",
  errorText: "There was an error loading your diagnostic results. Please try again.",
  titles: {
    diagnostic: "Potential Causes",
    parts: "Parts Replacement Estimate",
    collision: "Collision Repair Assessment",
    estimate: "Shop Estimate Review",
  } satisfies Record<ResultType, string>,
  descriptions: {
    diagnostic: "What it probably is, and what a fair shop charges to put it right.",
    parts: "What the parts and the labor should cost, part by part.",
    collision: "What was damaged, and what a fair repair costs.",
    estimate: "The shop's prices beside the fair range, line by line.",
  } satisfies Record<ResultType, string>,
  near: (place: string) => `Prices near ${place}, before tax.`,
  wrote: "Your words",
  unused: "These words told us nothing about the trouble:",
  noticeTitle: "Important Notice",
  notice: "This analysis is informational only and does not replace a qualified mechanic.",
  next: "Continue to Service Options",
  tellTheShop: "Tell the shop",
  nextStep: "What to do next",
  assumptions: "We assumed",
  fromVin: "From the VIN",
  assumed: (values: string) => `We assumed: ${values}`,
  corrected: "The result above is for this car now.",
  notCorrected: "This did not arrive. Please choose it again.",
  excluded: "Not included",
  needsMoreTitle: "We need a little more",
  recalls: "Open recalls",
  recallsLink: "Look it up at NHTSA",
};

export const safety = {
  titles: {
    stop: "Stop now",
    soon: "Have it checked soon",
    none_found: "No danger sign found",
    unknown: "We cannot tell from this",
  },
  why: "Why",
  because: "You wrote",
} satisfies { titles: Record<Safety["level"], string>; why: string; because: string };

export const place = {
  at: (zones: string) => `Where it is: ${zones}`,
  onSide: (zone: string, side: string) => `${side} ${zone}`,
  both: (zone: string) => `${zone}s`,
  sides: { left: "left", right: "right" },
  zones: {
    frontWheel: "front wheel",
    rearWheel: "rear wheel",
    engine: "engine bay",
    gearbox: "gearbox",
    shaft: "under the floor",
    exhaust: "exhaust",
    tank: "under the rear seat",
    dash: "dash",
    cabin: "cabin",
    trunk: "trunk",
    hood: "hood",
    frontBumper: "front bumper",
    rearBumper: "rear bumper",
    frontDoor: "front door",
    rearDoor: "rear door",
    frontFender: "front fender",
    rearFender: "rear fender",
    roof: "roof",
    windshield: "windshield",
    rearGlass: "rear window",
    headlight: "headlight",
    taillight: "tail light",
  } satisfies Record<CarZone, string>,
};
