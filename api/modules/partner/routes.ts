import { Elysia } from "elysia";
import {
  Partner,
  PartnerChange,
  PartnerSecret,
  PartnerWebhook,
  PartnerWebhookRequest,
} from "#shared/schemas/partner.ts";
import { PARTNER_LEADS, PartnerLeads, PartnerLeadsQuery } from "#shared/schemas/partner-leads.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/database.ts";
import { type Account, createAccounts } from "../../partners/accounts.ts";
import { leadsOf } from "../../partners/leads.ts";
import { leadsCsv } from "../../partners/leads-csv.ts";
import { checkTarget, NoTargetError } from "../../partners/webhook-target.ts";
import { json } from "../../plugins/body.ts";
import { answersWith } from "../../plugins/openapi.ts";
import { partner } from "../../plugins/partner.ts";
import { HttpProblem, notFound, wrongField } from "../../plugins/problem.ts";

/** A partner's own account and leads, by its secret. */
export function partnerRoutes({ db, config }: { db: Database; config: Config }) {
  const accounts = createAccounts(db);
  const detail = (summary: string) => ({ summary, tags: ["Partners"] });
  const own = async (key: string) => {
    const account = await accounts.byKey(key);
    if (!account) throw notFound();
    return shown(account);
  };
  return new Elysia({ name: "partner-account", prefix: "/api/partner" })
    .use(partner(accounts))
    .get("", ({ partner }) => own(partner.key), {
      partner: true,
      response: Partner,
      detail: detail("The partner's own record"),
    })
    .patch(
      "",
      async ({ partner, body }) => {
        await accounts.change(partner.key, body);
        return own(partner.key);
      },
      {
        partner: true,
        parse: json(),
        body: PartnerChange,
        response: Partner,
        detail: detail("Change the partner's name, sites or look"),
      },
    )
    .post(
      "/secret",
      async ({ partner }) => {
        const secret = await accounts.renewSecret(partner.key);
        if (secret === undefined) throw notFound();
        return { secret };
      },
      { partner: true, response: PartnerSecret, detail: detail("A new secret in place of the one there is") },
    )
    .put(
      "/webhook",
      async ({ partner, body }) => {
        await checkTarget(body.url, { allowPrivate: config.WEBHOOK_ALLOW_PRIVATE }).catch((error: unknown) => {
          throw error instanceof NoTargetError ? wrongField("url", error.message) : error;
        });
        return accounts.setWebhook(partner.key, body.url);
      },
      {
        partner: true,
        parse: json(),
        body: PartnerWebhookRequest,
        response: PartnerWebhook,
        detail: detail("Have new leads posted to a web address"),
      },
    )
    .delete(
      "/webhook",
      async ({ partner }) => {
        await accounts.removeWebhook(partner.key);
        return own(partner.key);
      },
      { partner: true, response: Partner, detail: detail("Have leads posted nowhere") },
    )
    .get(
      "/leads",
      async ({ partner, query: { format, before, limit }, set }) => {
        if (!partner.confirmedAt) throw unconfirmed();
        const page = await leadsOf(db, partner.key, { before, limit: Number(limit ?? PARTNER_LEADS) });
        if (page.next) set.headers.link = `<${nextPage(page.next, { format, limit })}>; rel="next"`;
        if (format !== "csv") return page;
        set.headers["content-type"] = "text/csv; charset=utf-8";
        set.headers["content-disposition"] = 'attachment; filename="repair-assist-leads.csv"';
        return leadsCsv(page.leads);
      },
      {
        partner: true,
        query: PartnerLeadsQuery,
        detail: { ...detail("The partner's leads, as JSON or CSV"), ...answersWith(PartnerLeads) },
      },
    );
}

const shown = ({
  key,
  name,
  email,
  origins,
  look,
  confirmedAt,
  webhookUrl,
  ownShopId,
  ownShopName,
}: Account): Partner => ({
  ...{ key, name, origins, look, webhookUrl },
  email: email ?? "",
  confirmation: confirmedAt ? "confirmed" : "pending",
  ownShop: ownShopId === null ? null : { id: ownShopId, name: ownShopName! },
});

/** As a reference that holds behind any proxy. */
const nextPage = (before: string, kept: Record<string, string | undefined>) =>
  `?${new URLSearchParams({ ...JSON.parse(JSON.stringify(kept)), before })}`;

const unconfirmed = () =>
  new HttpProblem(403, "Please confirm your e-mail address first: open the link in the letter that we sent.");
