import type { FieldErrors, Resolver } from "react-hook-form";
import { PartnerRequest } from "#shared/schemas/partner.ts";
import type { Choices } from "./choices.ts";

/** What the form holds; the sites as they are typed, one a line. */
export type RegistrationForm = { name: string; sites: string; email: string; termsAccepted: boolean };

export const EMPTY_REGISTRATION: RegistrationForm = { name: "", sites: "", email: "", termsAccepted: false };

/** Checks by the contract and hands on what is sent: the form, and the look chosen on the page. */
export const registrationResolver =
  ({ theme, accent, font }: Choices): Resolver<RegistrationForm, unknown, PartnerRequest> =>
  ({ sites, ...rest }) => {
    const look = { theme, ...(accent && { accent }), ...(font && { font }) };
    const request = PartnerRequest.safeParse({ ...rest, origins: sitesOf(sites), look });
    if (request.success) return { values: request.data, errors: {} };
    const errors: FieldErrors<RegistrationForm> = {};
    for (const { path, message } of request.error.issues) {
      errors[fieldOf(String(path[0]))] ??= { type: "contract", message };
    }
    return { values: {}, errors };
  };

/** The field that a path of the request comes from: "origins.0" is typed into `sites`. */
export function fieldOf(path: string): keyof RegistrationForm {
  const [first] = path.split(/[./]/).filter(Boolean);
  return first === "name" || first === "email" || first === "termsAccepted" ? first : "sites";
}

/**
 * Each typed address as the origin it lies in, "shop.example/blog" as "https://shop.example", and what is none as it
 * is.
 */
const sitesOf = (typed: string) =>
  typed
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((site) => originOf(site) ?? site);

/** The origin of an address as people type it; undefined where it is none. */
export function originOf(typed: string): string | undefined {
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, hostname, username } = new URL(address);
  return /[.:]|^localhost$/.test(hostname) && origin !== "null" && !username ? origin : undefined;
}
