import { vin } from "./en/vin.ts";

/** The texts of the VIN's field, apart from the others because it is loaded later. `locale` will choose here too. */
export const useVinTexts = () => vin;
