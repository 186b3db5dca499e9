import type { ComponentType } from "react";
import { STEPS } from "#shared/steps.ts";
import { lazyPage, type PageContent } from "./lazy-page.tsx";
import { Landing } from "./pages/landing/Landing.tsx";
import { NotFound } from "./pages/not-found/NotFound.tsx";
import { SharedResult } from "./pages/shared-result/SharedResult.tsx";
import { Steps } from "./pages/steps/Steps.tsx";
import { PATHS, placeOf, plainPath, SHARED_PATH, sharedTokenOf, TEST_PATHS, WIZARD_PATHS } from "./routes.ts";
import { texts } from "./texts/index.ts";

/** A page of the site. Addresses with one `id` are one page: going from one to another keeps it mounted. */
export type Page = {
  id: string;
  title: string;
  description: string;
  Content: PageContent;
  /** Search engines are asked to stay away. */
  noindex?: boolean;
};

const { heads } = texts;

function stepPage(path: string): Page {
  const label = STEPS.find(({ id }) => id === placeOf(path)?.step)!.label;
  const { title, description } = heads.steps;
  // A step needs what was typed in the steps before it: only the first is worth finding.
  return { id: "steps", title: title(label), description, Content: Steps, noindex: path !== PATHS.start };
}

const contact = lazyPage(async () => (await import("./pages/contact/Contact.tsx")).Contact);
const faqs = lazyPage(async () => (await import("./pages/faqs/Faqs.tsx")).Faqs);
const privacyPolicy = lazyPage(async () => (await import("./pages/legal/PrivacyPolicy.tsx")).PrivacyPolicy);
const termsConditions = lazyPage(async () => (await import("./pages/legal/TermsConditions.tsx")).TermsConditions);
const embed = lazyPage(async () => (await import("./pages/embed/Embed.tsx")).Embed);
const partnerConfirmation = lazyPage(
  async () => (await import("./pages/partner-confirmation/PartnerConfirmation.tsx")).PartnerConfirmation,
);
const letters = lazyPage(async () => (await import("./pages/letters/Letters.tsx")).Letters);
const yourData = lazyPage(async () => (await import("./pages/your-data/YourData.tsx")).YourData);

/** A test page; `id` is also what the tab calls it. */
function testPage(path: string, load: () => Promise<ComponentType>): [string, Page] {
  const id = path.slice(1);
  return [path, { id, ...heads.testPage(id), Content: lazyPage(load), noindex: true }];
}
const testShops = () => import("./pages/test-shops/pages.tsx");

const PAGES = new Map<string, Page>([
  [PATHS.home, { id: "landing", ...heads.landing, Content: Landing }],
  [PATHS.faqs, { id: "faqs", ...heads.faqs, Content: faqs }],
  [PATHS.contact, { id: "contact", ...heads.contact, Content: contact }],
  [PATHS.privacy, { id: "privacy-policy", ...heads.privacyPolicy, Content: privacyPolicy }],
  [PATHS.terms, { id: "terms-conditions", ...heads.termsConditions, Content: termsConditions }],
  [PATHS.embed, { id: "embed", ...heads.embed, Content: embed }],
  [
    PATHS.partnerConfirmation,
    { id: "partner-confirmation", ...heads.partnerConfirmation, Content: partnerConfirmation, noindex: true },
  ],
  [PATHS.letters, { id: "letters", ...heads.letters, Content: letters, noindex: true }],
  [PATHS.yourData, { id: "your-data", ...heads.yourData, Content: yourData }],
  ...WIZARD_PATHS.map((path): [string, Page] => [path, stepPage(path)]),
  testPage(TEST_PATHS.api, async () => (await import("./pages/test-api/TestApi.tsx")).TestApi),
  testPage(TEST_PATHS.shops, async () => (await testShops()).TestShops),
  testPage(TEST_PATHS.shopsDirect, async () => (await testShops()).TestShopsDirect),
  testPage(TEST_PATHS.regionalShops, async () => (await testShops()).TestRegionalShops),
  testPage(TEST_PATHS.betterShops, async () => (await testShops()).TestBetterShops),
  testPage(TEST_PATHS.localShops, async () => (await testShops()).TestLocalShops),
  testPage(
    TEST_PATHS.shopEstimate,
    async () => (await import("./pages/test-estimate/TestShopEstimate.tsx")).TestShopEstimate,
  ),
]);

const SHARED: Page = { id: "shared-result", ...heads.sharedResult, Content: SharedResult, noindex: true };
const NOT_FOUND: Page = { id: "not-found", ...heads.notFound, Content: NotFound, noindex: true };

/** The page at an address; any other address has the 404 page. */
export const pageAt = (path: string): Page => PAGES.get(plainPath(path)) ?? (sharedTokenOf(path) ? SHARED : NOT_FOUND);

/** The HTML files of the build, each with the address it is rendered at. `404.html` stands for every unknown address. */
export const PAGE_FILES: { path: string; file: string }[] = [
  ...[...PAGES.keys()].map((path) => ({ path, file: `${path}/index.html`.replace(/^\/+/, "") })),
  { path: `${SHARED_PATH}token`, file: "shared/index.html" },
  { path: "/404", file: "404.html" },
];

/** The addresses that search engines are told about. */
export const SITEMAP_PATHS = [...PAGES].filter(([, { noindex }]) => !noindex).map(([path]) => path);
