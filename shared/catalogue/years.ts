import { times } from "../lists.ts";

/** The oldest model year that the product takes. */
export const firstYear = 1990;

/** The newest model year offered: the current year. `today` is an argument so that a test can fix it. */
export const latestYear = (today = new Date()) => today.getFullYear();

/** Model years as offered for choice: the current year down to 1990. */
export const years = (today = new Date()) => times(latestYear(today) - firstYear + 1, (i) => latestYear(today) - i);
