import * as z from "zod/mini";
import { MAX_LENGTH } from "./lengths.ts";
import { text } from "./text.ts";
import { webOrigin } from "./web-origin.ts";

const EMAIL_MESSAGE = "Please enter a valid email address";
const THEME_MESSAGE = "Please choose light, dark or auto";
const ACCENT_MESSAGE = "Please enter a color such as #c2410c";
const FONT_MESSAGE = "Please enter names of fonts with commas between them, such as Georgia, serif";
const TERMS_MESSAGE = "You must accept the terms and conditions to continue";
const WEBHOOK_MESSAGE = "Please enter a web address such as https://hooks.shop.example/leads";

/** Sites of one partner. */
export const MAX_ORIGINS = 20;

/** How the widget looks on a partner's pages. What is absent is as the widget has it. */
export const PartnerLook = z.object({
  theme: z.optional(z.enum(["light", "dark", "auto"], THEME_MESSAGE)),
  /** `#rgb` or `#rrggbb`. */
  accent: z.optional(z.string(ACCENT_MESSAGE).check(z.trim(), z.regex(/^#([\da-f]{3}|[\da-f]{6})$/i, ACCENT_MESSAGE))),
  /** Value of the CSS variable `--repair-assist-font`. */
  font: z.optional(
    z.string(FONT_MESSAGE).check(z.trim(), z.maxLength(200, FONT_MESSAGE), z.regex(/^[\w ,'"-]+$/, FONT_MESSAGE)),
  ),
});
export type PartnerLook = z.infer<typeof PartnerLook>;

const name = text("the name of your shop or site", MAX_LENGTH.name, {
  length: 2,
  message: "Name must be at least 2 characters",
});

/** Each an address without a path, "https://shop.example"; http only for localhost, to try things. */
const origins = z
  .array(webOrigin, "Please enter the address of your site")
  .check(
    z.minLength(1, "Please enter the address of your site"),
    z.maxLength(MAX_ORIGINS, `At most ${MAX_ORIGINS} sites can be registered for one key`),
  );

const webhookUrl = z
  .string(WEBHOOK_MESSAGE)
  .check(z.trim(), z.maxLength(500, "The web address can be at most 500 characters long"), z.url(WEBHOOK_MESSAGE));

/** POST /api/partners: asks for a partner key. Needs no session; send an `Idempotency-Key`. */
export const PartnerRequest = z.object({
  name,
  origins,
  /** Gets the link by which the registration is confirmed. */
  email: z.string(EMAIL_MESSAGE).check(z.trim(), z.maxLength(MAX_LENGTH.email, EMAIL_MESSAGE), z.email(EMAIL_MESSAGE)),
  termsAccepted: z.literal(true, TERMS_MESSAGE),
  look: z.optional(PartnerLook),
  webhookUrl: z.optional(webhookUrl),
});
export type PartnerRequest = z.infer<typeof PartnerRequest>;

/**
 * Answer to POST /api/partners. `secret` and `webhookSecret` are shown this once; the second is there where a webhook was
 * given. `pending`: the key is refused on every page until the link in the letter is used. The answer is the same whether
 * the e-mail address or the sites are known or not.
 */
export const PartnerRegistration = z.object({
  key: z.string(),
  secret: z.string(),
  webhookSecret: z.optional(z.string()),
  confirmation: z.literal("pending"),
  /** A sentence to show: where the letter went and how long its link works. */
  message: z.string(),
});
export type PartnerRegistration = z.infer<typeof PartnerRegistration>;

/**
 * POST /api/partners/confirmations: confirms the e-mail address by the token of the letter's link, which leads to
 * `/partners/confirm#TOKEN`. A page has to ask for the click: letters are opened by scanners too. Needs no session.
 */
export const PartnerConfirmationRequest = z.object({ token: text("the token", MAX_LENGTH.id) });
export type PartnerConfirmationRequest = z.infer<typeof PartnerConfirmationRequest>;

export const PartnerConfirmation = z.object({
  key: z.string(),
  name: z.string(),
  confirmation: z.literal("confirmed"),
});
export type PartnerConfirmation = z.infer<typeof PartnerConfirmation>;

/**
 * GET /api/partners/allowed?partner=KEY&origin=https://shop.example: may a page of this origin use this key? Without
 * `origin` the one of the request counts; without `partner` every page is allowed. Never an error for a key or an origin
 * that is none: `message` is a sentence that says what to do. `name` and `look` are there where the key is allowed.
 */
export const PartnerAllowedQuery = z.object({
  partner: z.optional(z.string().check(z.maxLength(300, "Please check the partner key"))),
  origin: z.optional(z.string().check(z.maxLength(300, "Please check the address of the page"))),
});
export type PartnerAllowedQuery = z.infer<typeof PartnerAllowedQuery>;

export const PartnerAllowed = z.object({
  allowed: z.boolean(),
  message: z.string(),
  name: z.optional(z.string()),
  look: z.optional(PartnerLook),
});
export type PartnerAllowed = z.infer<typeof PartnerAllowed>;

/**
 * GET /api/partner with `Authorization: Bearer SECRET`: the partner's own record. `ownShop` is the shop of the directory
 * that its visitors are shown first; the operator sets it.
 */
export const Partner = z.object({
  key: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  email: z.string(),
  look: PartnerLook,
  confirmation: z.enum(["pending", "confirmed"]),
  webhookUrl: z.nullable(z.string()),
  ownShop: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type Partner = z.infer<typeof Partner>;

/** PATCH /api/partner: what is absent stays. Sites that are given replace all there were, at once and everywhere. */
export const PartnerChange = z.object({
  name: z.optional(name),
  origins: z.optional(origins),
  look: z.optional(PartnerLook),
});
export type PartnerChange = z.infer<typeof PartnerChange>;

/** Answer to POST /api/partner/secret: a new secret, shown once. The one before is void from now on. */
export const PartnerSecret = z.object({ secret: z.string() });
export type PartnerSecret = z.infer<typeof PartnerSecret>;

/** PUT /api/partner/webhook: where new leads are posted. The answer's `webhookSecret` signs them and is shown once. */
export const PartnerWebhookRequest = z.object({ url: webhookUrl });
export type PartnerWebhookRequest = z.infer<typeof PartnerWebhookRequest>;

export const PartnerWebhook = z.object({ webhookUrl: z.string(), webhookSecret: z.string() });
export type PartnerWebhook = z.infer<typeof PartnerWebhook>;
