import { telephoneLink } from "#shared/format/telephone.ts";
import type { Config } from "../config.ts";

type Settings = Pick<
  Config,
  | "PUBLIC_URL"
  | "SUPPORT_PHONE"
  | "SUPPORT_EMAIL"
  | "SOCIAL_URL"
  | "RETENTION_DAYS"
  | "PHOTO_RETENTION_DAYS"
  | "LLM_BASE_URL"
  | "SMTP_URL"
  | "NHTSA_URL"
>;

/** What the operator sets and the site's pages show, by the name of its placeholder. Not set is empty. */
export type PageDetails = Record<string, string>;

export function pageDetails(config: Settings): PageDetails {
  const { PUBLIC_URL, SUPPORT_PHONE = "", SUPPORT_EMAIL = "", SOCIAL_URL = "" } = config;
  return {
    PUBLIC_URL,
    SUPPORT_PHONE,
    SUPPORT_PHONE_LINK: SUPPORT_PHONE && telephoneLink(SUPPORT_PHONE),
    SUPPORT_EMAIL,
    SOCIAL_URL,
    RETENTION_DAYS: String(config.RETENTION_DAYS ?? ""),
    PHOTO_RETENTION_DAYS: String(config.PHOTO_RETENTION_DAYS ?? ""),
    LANGUAGE_MODEL: config.LLM_BASE_URL ? "yes" : "",
    SENDS_EMAIL: config.SMTP_URL ? "yes" : "",
    RECALL_SERVICE: config.NHTSA_URL ? "yes" : "",
  };
}

/**
 * Puts the details into a file that the build made: `%SUPPORT_PHONE%` becomes the phone number, escaped. An element of
 * HTML whose `data-needs` names only details that are not set is taken out, and so is one whose `data-lacks` names one
 * that is set.
 */
export function fillIn(text: string, details: PageDetails): string {
  const filled = text.replace(/%([A-Z_]+)%/g, (placeholder, name: string) =>
    name in details ? Bun.escapeHTML(details[name]!) : placeholder,
  );
  const isSet = (name: string) => Boolean(details[name]);
  return new HTMLRewriter()
    .on("[data-needs]", {
      element(element) {
        if (element.getAttribute("data-needs")!.split(" ").some(isSet)) element.removeAttribute("data-needs");
        else element.remove();
      },
    })
    .on("[data-lacks]", {
      element(element) {
        if (isSet(element.getAttribute("data-lacks")!)) element.remove();
        else element.removeAttribute("data-lacks");
      },
    })
    .transform(filled);
}
