import { telephoneLink } from "#shared/format/telephone.ts";

/** What the operator sets and every page shows. An empty value means: not offered, leave it out. */
export type PublicConfig = Record<keyof typeof VARIABLES, string>;

/**
 * The variable of the API behind each; days are a whole number, `languageModel`, `sendsEmail` and `recallService` are "yes"
 * where one is connected.
 */
const VARIABLES = {
  publicUrl: "PUBLIC_URL",
  supportPhone: "SUPPORT_PHONE",
  supportEmail: "SUPPORT_EMAIL",
  socialUrl: "SOCIAL_URL",
  retentionDays: "RETENTION_DAYS",
  photoRetentionDays: "PHOTO_RETENTION_DAYS",
  languageModel: "LANGUAGE_MODEL",
  sendsEmail: "SENDS_EMAIL",
  recallService: "RECALL_SERVICE",
} as const;
const KEYS = Object.keys(VARIABLES) as (keyof typeof VARIABLES)[];

/** Shown by the dev server and by a build that no API has filled in. */
const EXAMPLES: PublicConfig = {
  publicUrl: globalThis.location?.origin ?? "",
  supportPhone: "(480) 555-0100",
  supportEmail: "help@repairassist.example",
  socialUrl: "https://www.facebook.com/",
  retentionDays: "",
  photoRetentionDays: "",
  languageModel: "",
  sendsEmail: "yes",
  recallService: "",
};

const isPlaceholder = (value: string) => /^%\w+%$/.test(value);

/**
 * Reads the `<meta>` tags of index.html, which the API fills in. While a page is prerendered there is no document, and
 * each value is its placeholder, `%SUPPORT_PHONE%`, which the API replaces in the page's text.
 */
export function publicConfig(document: Document | undefined = globalThis.document): PublicConfig {
  const read = (key: keyof PublicConfig) => {
    if (!document) return `%${VARIABLES[key]}%`;
    const name = VARIABLES[key].toLowerCase().replaceAll("_", "-");
    const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim();
    return content === undefined || isPlaceholder(content) ? EXAMPLES[key] : content;
  };
  return Object.fromEntries(KEYS.map((key) => [key, read(key)])) as PublicConfig;
}

const names = (keys: (keyof PublicConfig)[]) => keys.map((key) => VARIABLES[key]).join(" ");

/**
 * Attributes for what is shown only where one of these is set. They tell the API what to take out of a prerendered
 * page; in the browser nothing is left to tell.
 */
export const needs = (...keys: (keyof PublicConfig)[]): { "data-needs"?: string } =>
  globalThis.document ? {} : { "data-needs": names(keys) };

/** The same for what is shown only where this is not set. */
export const lacks = (key: keyof PublicConfig): { "data-lacks"?: string } =>
  globalThis.document ? {} : { "data-lacks": names([key]) };

/** The support phone as a link. */
export const supportPhoneLink = (phone: string) =>
  isPlaceholder(phone) ? "%SUPPORT_PHONE_LINK%" : telephoneLink(phone);
