import { KNOWLEDGE } from "./load/compiled.ts";

const { national, dealerFactor, nationalBody, materials, states, dearMetros, rural, metroCenters } =
  KNOWLEDGE.laborRates;

/** Dollars an hour at an independent shop. */
export const NATIONAL_RATE = national;

/** A dealer's hour against an independent's. */
export const DEALER_RATE_FACTOR = dealerFactor;

/** Dollars an hour of body or refinish labor at a retail body shop. */
export const NATIONAL_BODY_RATE = nationalBody;

/** Paint and materials, dollars a refinish hour. */
export const MATERIALS_RATE = materials;

/** Labor by state against the mean of the states. */
export const STATE_INDEX: Readonly<Record<string, number>> = states;

/** Metro areas dearer than their state: center, miles around it, factor. */
export const DEAR_METROS = Object.values(dearMetros);

/** Away from every town by more than `miles`, a shop's hour is cheaper. */
export const RURAL = rural;

/** Centers of metro areas of about 100,000 people and more, latitude and longitude. */
export const METRO_CENTERS: readonly (readonly [number, number])[] = metroCenters;
