import { CONFIRMATION_TYPES } from "#shared/steps.ts";

const PAGES: ReadonlySet<string> = new Set([
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

/** The page of a read-only link, whatever its token. */
const SHARED = /^\/shared\/[\w-]+$/;

/** Does the site's one index.html have a page for this address? A page with an HTML file of its own needs no entry. */
export function isSitePage(path: string): boolean {
  const plain = path.replace(/(?<=.)\/+$/, "");
  return PAGES.has(plain) || SHARED.test(plain);
}
