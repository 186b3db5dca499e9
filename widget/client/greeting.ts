import { API_VERSION, API_VERSION_HEADER } from "#shared/api-version.ts";
import type { PartnerAllowed } from "#shared/schemas/partner.ts";
import type { RepairAssistErrorCode } from "../repair-assist.d.ts";
import type { Settings } from "../state/settings.ts";
import type { Texts } from "../texts/en.ts";
import { addressOf } from "./query.ts";

/** What is wrong with how the page uses the widget, and a sentence that says so. */
export type Fault = readonly [code: RepairAssistErrorCode, message: string];

export interface Greeting {
  readonly fault?: Fault;
  /** What the partner is called, whose page it is. */
  readonly name?: string | undefined;
  /** How the partner wants the widget to look where the page says nothing. */
  readonly look?: PartnerAllowed["look"];
}

/**
 * GET /api/partners/allowed: is there an API at this address, do we fit together, and may this page use its partner key?
 * Never throws. An API that is merely busy is none of our business here: its calls say so.
 */
export async function checkCompatibility({ api, partner }: Settings, t: Texts["faults"]): Promise<Greeting> {
  try {
    // Our own frame shows a pass or that it is nobody's, and was looked at when it was served.
    const key = partner === "frame" || partner?.includes(".") ? undefined : partner;
    const response = await fetch(api + addressOf(["/api/partners/allowed", { partner: key }]));
    // What a proxy says in place of an API that is away names no version either.
    if (response.status >= 500) return {};
    const version = Number(response.headers.get(API_VERSION_HEADER));
    if (!version) return { fault: ["not-api", t.notApi(api)] };
    if (version !== API_VERSION) return { fault: ["version", t.version(api, version, API_VERSION)] };
    if (!response.ok) return {};
    const { allowed, message, name, look }: PartnerAllowed = await response.json();
    return allowed ? { name, look } : { fault: ["partner", message] };
  } catch {
    const mixed = location.protocol === "https:" && api.startsWith("http:");
    return { fault: ["unreachable", (mixed ? t.mixed : t.unreachable)(api)] };
  }
}
