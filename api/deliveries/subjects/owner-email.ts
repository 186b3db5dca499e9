import { modelsOf } from "#shared/catalogue/catalogue.ts";
import type { EmailMessage } from "./subject.ts";

/**
 * What the catalogue knows of a car, for subjects and for who has not confirmed an address: anybody may type the rest.
 */
export function knownVehicle({ year, make, model }: { year: number; make: string; model: string }): string {
  const models = modelsOf(make);
  if (models.length === 0) return `${year} car`;
  return models.includes(model) ? `${year} ${make} ${model}` : `${year} ${make}`;
}

interface Addressed {
  to: string;
  support: string;
  site: string;
  /** Of `letterToken`. */
  token: string;
  subject: string;
  lines: readonly string[];
}

/** A letter of plain text to an address that anybody may have typed, with the way to get no more of them. */
export const ownerEmail = ({ to, support, site, token, subject, lines }: Addressed): EmailMessage => ({
  to,
  replyTo: { name: "Repair Assist", address: support },
  subject,
  text: [...lines, "", unsubscribeLine(site, token), ""].join("\n"),
  unsubscribe: unsubscribeAddress(site, token),
});

/** Where the recipient says that a request is theirs. After the "#", so that it stands in no log and in no referrer. */
export const confirmPage = (site: string, token: string) => `${site}/letters#${token}`;

/** And where they say that they want no more letters. */
export const unsubscribePage = (site: string, token: string) => `${site}/letters#stop.${token}`;

export const unsubscribeLine = (site: string, token: string) =>
  `No more letters to this address: ${unsubscribePage(site, token)}`;

/** What mail programs call by themselves when somebody presses their “unsubscribe”: RFC 8058. */
export const unsubscribeAddress = (site: string, token: string) => `${site}/api/letters/unsubscribe?token=${token}`;
