import type { PriceBasis, Range } from "#shared/schemas/diagnostic.ts";

/** What one repair costs on one car in one place. `total` equals `basis.total`; hours are shop hours. */
export interface Price {
  total: Range;
  hours: Range;
  labor: Range;
  parts: Range;
  basis: PriceBasis;
}
