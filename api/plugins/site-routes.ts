import { CONFIRMATION_TYPES } from "#shared/steps.ts";

/** Addresses of the site that its one index.html answers. A page with an HTML file of its own needs no entry. */
export const SITE_ROUTES: ReadonlySet<string> = new Set([
  "/",
  "/faqs",
  "/contact",
  "/privacy-policy",
  "/terms-conditions",
  "/steps/vehicle-info",
  "/steps/issue-details",
  "/steps/diagnostic-results",
  "/steps/service-options",
  ...CONFIRMATION_TYPES.map((type) => `/steps/confirmation/${type}`),
]);
