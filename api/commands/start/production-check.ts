import { existsSync } from "node:fs";
import type { Config } from "../../config.ts";

/** What an operator is told before the server starts: what keeps it from starting, and what is left undone. */
export interface Findings {
  missing: string[];
  advice: string[];
}

const ON_THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Looks through a configuration for production. `given`: the variables that are set; `dist`: folder of the builds. */
export function productionCheck(config: Config, given: Record<string, string | undefined>, dist = "dist"): Findings {
  const missing: string[] = [];
  const advice: string[] = [];
  const { protocol, hostname } = new URL(config.PUBLIC_URL);
  if (!config.DATABASE_URL)
    missing.push(
      "DATABASE_URL is not set: the address of a PostgreSQL database, postgres://user:password@host:5432/database.",
    );
  if (!given.PUBLIC_URL?.trim())
    missing.push("PUBLIC_URL is not set: the address that people type, such as https://repair.example.");
  else if (protocol !== "https:" && !ON_THIS_MACHINE.test(hostname))
    missing.push(
      "PUBLIC_URL must be https: over http anyone on the way reads what people send. See “TLS and proxies”.",
    );
  for (const file of ["site/index.html", "widget/repair-assist.js"])
    if (!existsSync(`${dist}/${file}`)) missing.push(`${dist}/${file} is not there. Build it with “bun run build”.`);

  if (!config.SUPPORT_EMAIL && !config.SUPPORT_PHONE)
    advice.push("Neither SUPPORT_EMAIL nor SUPPORT_PHONE is set: the pages tell nobody how to reach you.");
  if (!config.SMTP_URL && !config.WEBHOOK_URL)
    advice.push(
      "Neither SMTP_URL nor WEBHOOK_URL is set: what people send is kept, and only “bun run inbox” shows it.",
    );
  if (protocol === "https:" && !given.TRUSTED_PROXIES?.trim())
    advice.push("TRUSTED_PROXIES is not set: behind a proxy all visitors share one address, and its limits.");
  return { missing, advice };
}
