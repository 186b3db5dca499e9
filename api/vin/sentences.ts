import { firstYear } from "#shared/catalogue/years.ts";
import { VIN_LENGTH, type VinFault } from "#shared/vin.ts";
import type { VehicleKind } from "./tables/elements.ts";

/** What is said of a VIN that is not taken, or not taken whole. */

export const FAULTS: Record<VinFault, (length: number) => string> = {
  short: (length) =>
    `A VIN has ${VIN_LENGTH} letters and digits, and this one has ${length}. Please check what is missing.`,
  long: (length) =>
    `A VIN has ${VIN_LENGTH} letters and digits, and this one has ${length}. Please check what is too much.`,
  old: () =>
    "Cars built before 1981 have shorter VINs, which tell us nothing. A newer car's has 17 letters and digits. You can choose the car below.",
  letters: () =>
    "A VIN has only letters and digits, and never I, O or Q: what looks like I is a 1, what looks like O or Q is a 0.",
  check: () =>
    "This VIN does not fit its own check digit, so a letter or digit is wrong, or two changed places. Please compare it with the car.",
  foreign: () =>
    "This VIN has no check digit, so the car was built for another country and we cannot look it up. Please choose the car below.",
};

export const UNKNOWN =
  "The tables of cars sold in the United States do not know this VIN. The car may be from another country. Please choose the car below.";

const ONLY_CARS = "We help with cars, SUVs, vans and pickups.";
export const OTHER_KINDS: Record<Exclude<VehicleKind, "car">, string> = {
  truck: `This is the VIN of a heavy truck. ${ONLY_CARS}`,
  bus: `This is the VIN of a bus. ${ONLY_CARS}`,
  motorcycle: `This is the VIN of a motorcycle. ${ONLY_CARS}`,
  trailer: `This is the VIN of a trailer. ${ONLY_CARS}`,
  low_speed: `This is the VIN of a low-speed vehicle, such as a golf cart. ${ONLY_CARS}`,
  off_road: `This is the VIN of an off-road vehicle. ${ONLY_CARS}`,
};

export const tooOld = (car: string) => `This VIN is of a ${car}. We know cars from ${firstYear} on.`;
export const tooNew = (car: string, latest: number) =>
  `This VIN is of a ${car}. The newest model year we know is ${latest}: please choose it below.`;
export const unknownMake = (car: string) => `This VIN is of a ${car}, and our list does not have that make.`;
export const unknownModel = (car: string) =>
  `This VIN is of a ${car}. Our list does not have that model: please choose the one that is closest.`;
export const modelNotTold = (car: string) =>
  `This VIN tells us that it is a ${car}, but not which model. Please choose it below.`;
export const makeNotTold = "This VIN does not tell us make and model. Please choose them below.";
export const otherCar = (car: string, chosen: string) =>
  `This VIN is of a ${car}, and you chose a ${chosen}. Please change one of them, or leave the VIN out.`;
