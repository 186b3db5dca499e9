import * as z from "zod";
import { networks } from "./plugins/limits/client-address.ts";

const wholeNumber = (name: string, { min, max }: { min: number; max: number }) =>
  z
    .string()
    .transform(Number)
    .refine(
      (n) => Number.isInteger(n) && n >= min && n <= max,
      `${name} must be a whole number from ${min} to ${max}.`,
    );

const number = (name: string, { fallback, ...range }: { min: number; max: number; fallback: number }) =>
  wholeNumber(name, range).prefault(String(fallback));

/** An address with a scheme and a host and nothing after them. */
const origin = (name: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === "/",
      `${name} must be an address without a path, such as https://repair.example.`,
    )
    .transform((text) => new URL(text).origin);

const zips = z
  .string()
  .default("")
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine(
    (list) => list.every((zip) => /^\d{5}$/.test(zip)),
    "MANAGED_REPAIR_ZIPS must be five-digit ZIP codes with commas between them, such as 85253,85001.",
  )
  .transform((list): ReadonlySet<string> => new Set(list));

const flag = (name: string) =>
  z
    .enum(["true", "false"], `${name} must be true or false.`)
    .default("false")
    .transform((text) => text === "true");

const proxies = z
  .string()
  .default("")
  .transform((list, context) => {
    try {
      return networks(list);
    } catch {
      context.addIssue("TRUSTED_PROXIES must be addresses or networks with commas between them, such as 10.0.0.0/8.");
      return z.NEVER;
    }
  });

/** Days after which something is deleted; not set: never. */
const days = (name: string) => wholeNumber(name, { min: 1, max: 36_500 }).optional();

const withScheme = (name: string, schemes: RegExp, example: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && schemes.test(new URL(text).protocol), `${name} must look like ${example}.`)
    .optional();

/** Every environment variable that the API reads. An empty one counts as not set. The README has them as a table. */
const Environment = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: number("PORT", { min: 0, max: 65535, fallback: 3000 }),
    HOST: z.string().default("127.0.0.1"),
    METRICS_PORT: wholeNumber("METRICS_PORT", { min: 0, max: 65535 }).optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    LOG_LEVEL: z
      .enum(["debug", "info", "warn", "error", "silent"], "LOG_LEVEL must be debug, info, warn, error or silent.")
      .default("info"),
    DATABASE_URL: withScheme("DATABASE_URL", /^postgres(ql)?:$/, "postgres://user:password@host:5432/database"),
    DATABASE_CONNECTIONS: number("DATABASE_CONNECTIONS", { min: 1, max: 200, fallback: 10 }),
    ANALYSIS_WORKERS: number("ANALYSIS_WORKERS", { min: 1, max: 64, fallback: 2 }),
    PUBLIC_URL: origin("PUBLIC_URL").optional(),
    SUPPORT_PHONE: z.string().default(""),
    SUPPORT_EMAIL: z.email("SUPPORT_EMAIL must be an e-mail address.").optional(),
    SOCIAL_URL: z.url({ protocol: /^https?$/, error: "SOCIAL_URL must be a web address." }).optional(),
    MANAGED_REPAIR_ZIPS: zips,
    SESSION_IDLE_DAYS: number("SESSION_IDLE_DAYS", { min: 1, max: 3650, fallback: 30 }),
    SESSION_ABSOLUTE_DAYS: number("SESSION_ABSOLUTE_DAYS", { min: 1, max: 3650, fallback: 90 }),
    RETENTION_DAYS: days("RETENTION_DAYS"),
    PHOTO_RETENTION_DAYS: days("PHOTO_RETENTION_DAYS"),
    TRUSTED_PROXIES: proxies,
    RATE_LIMIT_SCALE: z
      .string()
      .default("1")
      .transform(Number)
      .refine((n) => n > 0 && n <= 1e6, "RATE_LIMIT_SCALE must be a number above 0, such as 10."),
    WIDGET_RELEASES_DIR: z.string().optional(),
    SHARE_DAYS: number("SHARE_DAYS", { min: 1, max: 3650, fallback: 30 }),
    SMTP_URL: withScheme("SMTP_URL", /^smtps?:$/, "smtp://user:password@host:587"),
    MAIL_FROM: z
      .string()
      .regex(
        /^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        "MAIL_FROM must look like Repair Assist <mail@repair.example>.",
      )
      .optional(),
    OVERPASS_URL: withScheme("OVERPASS_URL", /^https?:$/, "https://overpass-api.de/api/interpreter"),
    GOOGLE_PLACES_KEY: z.string().optional(),
    GOOGLE_PLACES_URL: origin("GOOGLE_PLACES_URL").default("https://places.googleapis.com"),
    NHTSA_URL: origin("NHTSA_URL").optional(),
    VPIC_URL: origin("VPIC_URL").optional(),
    LLM_BASE_URL: withScheme("LLM_BASE_URL", /^https?:$/, "https://host/v1"),
    LLM_MODEL: z.string().optional(),
    LLM_API_KEY: z.string().optional(),
    WEBHOOK_URL: withScheme("WEBHOOK_URL", /^https?:$/, "https://host/path"),
    WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, "WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64.")
      .optional(),
    WEBHOOK_ALLOW_PRIVATE: flag("WEBHOOK_ALLOW_PRIVATE"),
  })
  .superRefine((env, context) => {
    const need = (met: unknown, message: string) => {
      if (!met) context.addIssue(message);
    };
    if (env.SMTP_URL)
      need(
        env.MAIL_FROM && env.SUPPORT_EMAIL,
        "SMTP_URL needs MAIL_FROM, the sender, and SUPPORT_EMAIL, your own inbox.",
      );
    if (env.LLM_BASE_URL || env.LLM_MODEL || env.LLM_API_KEY)
      need(env.LLM_BASE_URL && env.LLM_MODEL, "A language model needs both LLM_BASE_URL and LLM_MODEL.");
    if (env.WEBHOOK_URL) {
      need(env.WEBHOOK_SECRET, "WEBHOOK_URL needs WEBHOOK_SECRET, by which the receiver knows us.");
      need(
        env.WEBHOOK_ALLOW_PRIVATE || env.WEBHOOK_URL.startsWith("https:"),
        "WEBHOOK_URL must be https: it carries what owners write.",
      );
    }
    if (env.RATE_LIMIT_SCALE !== 1)
      need(env.NODE_ENV !== "production", "RATE_LIMIT_SCALE is for testing and is refused in production.");
    if (env.WEBHOOK_ALLOW_PRIVATE)
      need(env.NODE_ENV !== "production", "WEBHOOK_ALLOW_PRIVATE is for trying and is refused in production.");
  })
  // The site's own origin. Its scheme decides Secure cookies and HSTS.
  .transform((env) => ({ ...env, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` }));

export type Config = z.output<typeof Environment>;

/** The environment is not as it must be. The message has one sentence a wrong variable; values are not repeated. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the configuration, or throws a `ConfigError`. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(set);
  if (parsed.success) return parsed.data;
  throw new ConfigError([...new Set(parsed.error.issues.map((issue) => issue.message))].join("\n"));
}
