import { vehicleLine } from "#shared/format/summary.ts";
import type { PartnerLead } from "#shared/schemas/partner-leads.ts";
import type { Account } from "../../partners/accounts.ts";
import { nationalPhone } from "../../shops/phone.ts";
import { plain } from "../plain.ts";

/** Partners as lines for a terminal. */
export const partnerLines = (accounts: readonly Account[]): string[] =>
  accounts.length === 0
    ? ["There are no partners. bun run partner:add takes one in."]
    : accounts.flatMap((account) => [
        `${account.key}  ${plain(account.name)}${stateOf(account)}`,
        `  ${account.origins.join(", ") || "no sites"}`,
        ...(account.email ? [`  ${plain(account.email)}`] : []),
        ...(account.ownShopName ? [`  own shop: ${plain(account.ownShopName)}`] : []),
        ...(account.webhookUrl ? [`  leads are posted to ${plain(account.webhookUrl)}`] : []),
      ]);

const stateOf = ({ disabled, confirmedAt }: Account) =>
  disabled ? " (switched off)" : confirmedAt ? "" : " (e-mail address not confirmed yet)";

export const leadLines = (leads: readonly PartnerLead[]): string[] =>
  leads.length === 0
    ? ["There are no leads."]
    : leads.flatMap(({ createdAt, shop, name, email, phone, vehicle, issue, causes }) => [
        `${createdAt.slice(0, 16).replace("T", " ")}  ${plain(name)} <${plain(email)}>${phone ? `, ${nationalPhone(phone)}` : ""} asks ${plain(shop)}`,
        ...plain(`${vehicleLine(vehicle)}: ${issue}\n${causes.map(({ name }) => name).join("; ")}`)
          .split("\n")
          .map((line) => `    ${line}`),
      ]);
