import { CONFIRMATION_TYPES, type ConfirmationType, STEPS, type StepId } from "#shared/steps.ts";
import type { RepairAssistProperties } from "../repair-assist.d.ts";

/** What the element's attributes say, with defaults filled in. */
export interface Settings {
  /** Base address of the API and public address of the site, without a slash at the end. */
  readonly api: string;
  readonly siteUrl: string;
  readonly partner: string | undefined;
  readonly theme: "light" | "dark" | "auto";
  readonly accent: string | undefined;
  readonly heading: string | undefined;
  readonly launcher: "button" | "floating" | undefined;
  readonly persist: boolean;
  /** The host is our own site: the storage keys of the specification, a cookie for the session. */
  readonly site: boolean;
  /** The form within the landing page: always prefilled, never reset. */
  readonly landing: boolean;
  readonly previousRoute: string | undefined;
  /** The token of a shared result, shown in place of the wizard. */
  readonly shared: string | undefined;
}

/** A place in the wizard; the type counts on the confirmation alone. */
export interface Route {
  readonly step: StepId;
  readonly confirmationType: ConfirmationType;
}

/**
 * Nothing is checked yet in what the element hands over: a value that we do not know is as none, see
 * `attribute-faults.ts`. `defaultApi` is the origin that the script came from, or the page's.
 */
export function readSettings(attributes: RepairAssistProperties, defaultApi: string): Settings {
  const api = readAddress(attributes.api) ?? defaultApi;
  return {
    api,
    siteUrl: readAddress(attributes.siteUrl) ?? api,
    partner: isPartnerKey(attributes.partner) ? attributes.partner : undefined,
    theme: THEMES.find((theme) => theme === attributes.theme) ?? "auto",
    accent: attributes.accent || undefined,
    heading: attributes.heading || undefined,
    launcher: LAUNCHERS.find((launcher) => launcher === attributes.launcher),
    persist: attributes.persist === true,
    site: attributes.site === true,
    landing: attributes.landing === true,
    previousRoute: attributes.previousRoute || undefined,
    shared: attributes.shared || undefined,
  };
}

export function readRoute({ step, confirmationType }: RepairAssistProperties): Route {
  return {
    step: stepOf(step) ?? "vehicle-info",
    confirmationType: confirmationOf(confirmationType) ?? "recommendations",
  };
}

/** The step that a stored or given text names; "diagnostic-results" is an older name of "diagnostic". */
export const stepOf = (text: string | null | undefined): StepId | undefined =>
  text === "diagnostic-results" ? "diagnostic" : STEPS.find((step) => step.id === text)?.id;

export const confirmationOf = (text: string | undefined): ConfirmationType | undefined =>
  CONFIRMATION_TYPES.find((type) => type === text);

export const LAUNCHERS = ["button", "floating"] as const;
export const THEMES = ["light", "dark", "auto"] as const;

/** A key travels in a header, which takes no other characters. */
export const isPartnerKey = (text: string | undefined) => /^[!-~]+$/.test(text ?? "");

/**
 * A web address, absolute or within the page's own site, without what follows its path and without a slash at its end.
 */
export function readAddress(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    const { protocol, origin, pathname } = new URL(text, globalThis.location?.href);
    return /^https?:/.test(protocol) ? (origin + pathname).replace(/\/+$/, "") : undefined;
  } catch {
    return undefined;
  }
}
