import { CONFIRMATION_TYPES, type ConfirmationType, type StepId } from "#shared/steps.ts";

/** The addresses of the site's own pages. */
export const PATHS = {
  home: "/",
  start: "/steps/vehicle-info",
  faqs: "/faqs",
  contact: "/contact",
  privacy: "/privacy-policy",
  terms: "/terms-conditions",
  yourData: "/your-data",
  embed: "/embed",
  partnerConfirmation: "/partners/confirm",
  letters: "/letters",
} as const;

/** Pages for developers, which nothing links to. */
export const TEST_PATHS = {
  api: "/test-api",
  shops: "/test-shops",
  shopsDirect: "/test-shops-direct",
  regionalShops: "/test-regional-shops",
  betterShops: "/test-better-shops",
  localShops: "/test-local-shops",
  shopEstimate: "/test-shop-estimate",
} as const;

/** The landing page's section that the header's button leads to, from any page. */
export const HOW_IT_WORKS = "how-it-works";

/** A place in the wizard. Only a confirmation has a type. */
export type WizardPlace = { step: StepId; confirmationType?: ConfirmationType };

const STEP_PATHS: Record<Exclude<StepId, "confirmation">, string> = {
  "vehicle-info": PATHS.start,
  "issue-details": "/steps/issue-details",
  diagnostic: "/steps/diagnostic-results",
  "service-options": "/steps/service-options",
};
const CONFIRMATION_PATH = "/steps/confirmation/";

/** The address of a place in the wizard; a confirmation without a type is the one with shop recommendations. */
export function pathOf({ step, confirmationType = "recommendations" }: WizardPlace): string {
  return step === "confirmation" ? CONFIRMATION_PATH + confirmationType : STEP_PATHS[step];
}

const PLACES: WizardPlace[] = [
  ...(Object.keys(STEP_PATHS) as (keyof typeof STEP_PATHS)[]).map((step) => ({ step })),
  ...CONFIRMATION_TYPES.map((confirmationType) => ({ step: "confirmation" as const, confirmationType })),
];

/** Every address of the wizard, in the order of the flow. */
export const WIZARD_PATHS = PLACES.map(pathOf);

/** The place an address names, or undefined when it is no address of the wizard. */
export function placeOf(path: string): WizardPlace | undefined {
  return PLACES[WIZARD_PATHS.indexOf(path)];
}

/** What the address of a shared result begins with. */
export const SHARED_PATH = "/shared/";

/** The token of a shared result's address, "/shared/{token}", or undefined when it is no such address. */
export const sharedTokenOf = (path: string) => /^\/shared\/([\w-]+)\/?$/.exec(path)?.[1];

/** An address as the tables here know it: "/faqs/" is "/faqs". */
export const plainPath = (path: string) => path.replace(/\/+$/, "") || "/";
