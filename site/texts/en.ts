import { contact } from "./en/contact.ts";
import { faqs } from "./en/faqs.ts";
import { landing } from "./en/landing.ts";
import { privacyPolicy } from "./en/privacy-policy.ts";
import { shell } from "./en/shell.ts";
import { termsConditions } from "./en/terms-conditions.ts";

/** Every text of the site in English. A language is a file like this one, with the same shape. */
export const en = {
  shell,
  landing,
  faqs,
  contact,
  privacyPolicy,
  termsConditions,
  legal: { lastUpdated: "Last Updated", contents: "On this page" },
  steps: {
    description:
      "Describe what the car is doing and see likely causes, fair prices near you and shops that do the work.",
    title: (label: string) => `${label} | Repair Assist`,
  },
  sharedResult: {
    pageTitle: "Shared result | Repair Assist",
    description: "Likely causes and fair prices, as an owner shared them.",
  },
  notFound: {
    pageTitle: "404 Page Not Found | Repair Assist",
    description: "This address has no page.",
    title: "404 Page Not Found",
    text: "Did you forget to add the page to the router?",
    home: "Return to Home",
  },
};

export type Texts = typeof en;
