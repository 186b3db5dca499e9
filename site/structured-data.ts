import { PATHS } from "./routes.ts";
import { faqs } from "./texts/documents.ts";
import { texts } from "./texts/index.ts";

const { shell, heads } = texts;
const context = { "@context": "https://schema.org" };
const url = "%PUBLIC_URL%/";

const landing = [
  { ...context, "@type": "Organization", name: shell.brand, url, logo: `${url}icon-512.png` },
  {
    ...context,
    "@type": "WebApplication",
    name: shell.brand,
    url,
    description: heads.landing.description,
    applicationCategory: "UtilitiesApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  },
];

const questions = [
  {
    ...context,
    "@type": "FAQPage",
    mainEntity: faqs.items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  },
];

const BY_PATH = new Map<string, object[]>([
  [PATHS.home, landing],
  [PATHS.faqs, questions],
]);

/** Objects of schema.org that say to search engines what a page is about. The API fills in the address. */
export const structuredDataOf = (path: string): object[] => BY_PATH.get(path) ?? [];
