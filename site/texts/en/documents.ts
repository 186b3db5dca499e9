/** Long texts, each of one page. They are loaded with their page, so they stand apart from the catalogue of all pages. */
export { embed } from "./embed.ts";
export { faqs } from "./faqs.ts";
export { letters } from "./letters.ts";
export { privacyPolicy } from "./privacy-policy.ts";
export { termsConditions } from "./terms-conditions.ts";
export { testPages } from "./test-pages.ts";
export { yourData } from "./your-data.ts";
