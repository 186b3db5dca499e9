/** The pages that visitors are led to; those whose address a letter holds, and the test pages, stand apart. */
export const PAGES = [
  "/",
  "/faqs",
  "/contact",
  "/privacy-policy",
  "/terms-conditions",
  "/your-data",
  "/embed",
  "/steps/vehicle-info",
];
