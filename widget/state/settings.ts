import { CONFIRMATION_TYPES, type ConfirmationType, STEPS, type StepId } from "#shared/steps.ts";

/** What the element's attributes say, with defaults filled in. */
export interface Settings {
  /** Base address of the API and public address of the site, without a slash at the end. */
  readonly api: string;
  readonly siteUrl: string;
  readonly partner: string | undefined;
  readonly theme: "light" | "dark" | "auto";
  readonly accent: string | undefined;
  readonly heading: string | undefined;
  readonly persist: boolean;
  /** The host is our own site: the storage keys of the specification, a cookie for the session. */
  readonly site: boolean;
  /** The form within the landing page: always prefilled, never reset. */
  readonly landing: boolean;
  readonly previousRoute: string | undefined;
  /** The token of a shared result, shown in place of the wizard. */
  readonly shared: string | undefined;
}

/** The attributes as the element hands them over: strings and booleans, nothing checked yet. */
export interface Attributes {
  api?: string;
  siteUrl?: string;
  partner?: string;
  theme?: string;
  accent?: string;
  locale?: string;
  step?: string;
  confirmationType?: string;
  heading?: string;
  persist?: boolean;
  site?: boolean;
  landing?: boolean;
  previousRoute?: string;
  shared?: string;
}

/** A place in the wizard; the type counts on the confirmation alone. */
export interface Route {
  readonly step: StepId;
  readonly confirmationType: ConfirmationType;
}

/** `defaultApi` is the origin that the script came from, or the page's. */
export function readSettings(attributes: Attributes, defaultApi: string): Settings {
  const api = address("api", attributes.api, defaultApi);
  return {
    api,
    siteUrl: address("site-url", attributes.siteUrl, api),
    partner: attributes.partner || undefined,
    theme: attributes.theme === "light" || attributes.theme === "dark" ? attributes.theme : "auto",
    accent: attributes.accent || undefined,
    heading: attributes.heading || undefined,
    persist: attributes.persist === true,
    site: attributes.site === true,
    landing: attributes.landing === true,
    previousRoute: attributes.previousRoute || undefined,
    shared: attributes.shared || undefined,
  };
}

export function readRoute({ step, confirmationType }: Attributes): Route {
  return {
    step: stepOf(step) ?? "vehicle-info",
    confirmationType: CONFIRMATION_TYPES.find((type) => type === confirmationType) ?? "recommendations",
  };
}

/** The step that a stored or given text names; "diagnostic-results" is an older name of "diagnostic". */
export const stepOf = (text: string | null | undefined): StepId | undefined =>
  text === "diagnostic-results" ? "diagnostic" : STEPS.find((step) => step.id === text)?.id;

function address(attribute: string, value: string | undefined, fallback: string) {
  if (!value) return fallback;
  try {
    const url = new URL(value, globalThis.location?.href);
    return (url.origin === "null" ? url.href : url.origin + url.pathname).replace(/\/+$/, "");
  } catch {
    warnOnce(`<repair-assist> ${attribute}="${value}" is not an address; ${fallback} is used.`);
    return fallback;
  }
}

const warned = new Set<string>();

/** Settings are read again and again; what is wrong with them is said once. */
export function warnOnce(message: string) {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
