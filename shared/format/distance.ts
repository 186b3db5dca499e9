import { once } from "../once.ts";

const wholeMiles = once(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 }));

/** A distance with one decimal: 1.26 → "1.3 mi". */
export const distance = (miles: number) => `${miles.toFixed(1)} mi`;

/** An odometer reading: 98000 → "98,000". */
export const mileage = (miles: number) => wholeMiles().format(miles);
