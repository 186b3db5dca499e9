import type { ComponentType } from "react";
import { STEPS } from "#shared/steps.ts";
import { Contact } from "./pages/contact/Contact.tsx";
import { Faqs } from "./pages/faqs/Faqs.tsx";
import { Landing } from "./pages/landing/Landing.tsx";
import { PrivacyPolicy } from "./pages/legal/PrivacyPolicy.tsx";
import { TermsConditions } from "./pages/legal/TermsConditions.tsx";
import { NotFound } from "./pages/not-found/NotFound.tsx";
import { SharedResult } from "./pages/shared-result/SharedResult.tsx";
import { Steps } from "./pages/steps/Steps.tsx";
import { PATHS, placeOf, plainPath, sharedTokenOf, WIZARD_PATHS } from "./routes.ts";
import { texts } from "./texts/index.ts";

/** A page of the site. Addresses with one `id` are one page: going from one to another keeps it mounted. */
export type Page = { id: string; title: string; description: string; Content: ComponentType };

type Head = { pageTitle: string; description: string };

const page = (id: string, { pageTitle, description }: Head, Content: ComponentType): Page => ({
  id,
  title: pageTitle,
  description,
  Content,
});

function stepPage(path: string): Page {
  const label = STEPS.find(({ id }) => id === placeOf(path)?.step)!.label;
  return page("steps", { pageTitle: texts.steps.title(label), description: texts.steps.description }, Steps);
}

const PAGES = new Map<string, Page>([
  [PATHS.home, page("landing", texts.landing, Landing)],
  [PATHS.faqs, page("faqs", texts.faqs, Faqs)],
  [PATHS.contact, page("contact", texts.contact, Contact)],
  [PATHS.privacy, page("privacy-policy", texts.privacyPolicy, PrivacyPolicy)],
  [PATHS.terms, page("terms-conditions", texts.termsConditions, TermsConditions)],
  ...WIZARD_PATHS.map((path): [string, Page] => [path, stepPage(path)]),
]);

const SHARED = page("shared-result", texts.sharedResult, SharedResult);
const NOT_FOUND = page("not-found", texts.notFound, NotFound);

/** The page at an address; any other address has the 404 page. */
export const pageAt = (path: string): Page => PAGES.get(plainPath(path)) ?? (sharedTokenOf(path) ? SHARED : NOT_FOUND);
