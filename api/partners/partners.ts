import { and, eq, exists, sql } from "drizzle-orm";
import type { PartnerLook } from "#shared/schemas/partner.ts";
import type { Database } from "../db/database.ts";
import { preparedRead } from "../db/prepared-read.ts";
import { partnerOrigins, partners } from "../db/schema/index.ts";
import type { Embedding } from "./embedding.ts";
import { isPassValid, originIn, writePass } from "./frame-pass.ts";
import { createUnknownKeys } from "./unknown-keys.ts";

/** What could be a key or an origin at all. Nothing else is looked up: a database refuses some signs with an error. */
const KEY = /^[\x21-\x7e]{1,100}$/;
const ORIGIN = /^[\x21-\x7e]{1,300}$/;

/** Why a page may not use a key: a sentence for whoever builds the page. Nothing that was sent is repeated in it. */
export const REFUSALS = {
  unknown: "This partner key is unknown. Please check it for a missing or mistyped character.",
  disabled: "This partner key is switched off. Please ask our support to switch it on again.",
  unconfirmed:
    "This partner key is not confirmed yet. Please open the link in the e-mail that came when it was asked for.",
  origin:
    "This page is not registered for its partner key. Please add the address of its site, such as https://shop.example, to the key’s sites.",
  nowhere:
    "A page without an address of its own is not registered for any partner key: this is a file or a sandboxed frame. Please use our frame there, or leave the key out.",
  unseen:
    'We cannot see whose page this frame is on, and its partner key works on registered pages alone. Please add referrerpolicy="origin" to the iframe.',
  pass: "This page was open for too long, or its address has changed. Please load it again.",
} as const;

/** What a key is worth on a page. */
export type Standing = { refusal: string } | { refusal?: undefined; name: string; look: PartnerLook; frameKey: Buffer };

/** `partner` and `look`, or a `refusal`. */
export interface Admission {
  partner?: string;
  look?: PartnerLook;
  refusal?: string;
}

export type Partners = ReturnType<typeof createPartners>;

/**
 * Partners as they stand in the database at this moment: a change takes effect with the next request, on every instance.
 * Only that a key is nobody's is remembered, for seconds.
 */
export function createPartners(db: Database) {
  const registered = exists(
    db
      .select({ one: sql`1` })
      .from(partnerOrigins)
      .where(and(eq(partnerOrigins.partnerKey, partners.key), eq(partnerOrigins.origin, sql.placeholder("origin")))),
  );
  const lookUp = preparedRead(
    db,
    db
      .select({
        name: partners.name,
        look: partners.look,
        frameKey: partners.frameKey,
        disabled: partners.disabled,
        confirmedAt: partners.confirmedAt,
        registered: sql<boolean>`${registered}`,
      })
      .from(partners)
      .where(eq(partners.key, sql.placeholder("key"))),
  );

  const own = preparedRead(
    db,
    db
      .select({ shopId: partners.ownShopId })
      .from(partners)
      .where(and(eq(partners.key, sql.placeholder("key")), eq(partners.disabled, false))),
  );

  const unknown = createUnknownKeys();

  /** May a page of this origin use this key? `origin` as the browser sends it; null where there is none. */
  async function standing(key: string, origin: string | null): Promise<Standing> {
    if (!KEY.test(key) || unknown.has(key)) return { refusal: REFUSALS.unknown };
    const [partner] = await lookUp({ key, origin: origin !== null && ORIGIN.test(origin) ? origin : "" });
    if (!partner) {
      unknown.add(key);
      return { refusal: REFUSALS.unknown };
    }
    if (partner.disabled) return { refusal: REFUSALS.disabled };
    if (!partner.confirmedAt) return { refusal: REFUSALS.unconfirmed };
    if (partner.registered) return partner;
    return { refusal: origin === null || origin === "null" ? REFUSALS.nowhere : REFUSALS.origin };
  }

  return {
    standing,

    /** The shop of the directory that a partner's visitors are shown first; undefined where it has none or is disabled. */
    async ownShop(key: string): Promise<string | undefined> {
      const [partner] = await own({ key });
      return partner?.shopId ?? undefined;
    },

    /** Why a request must not use the key it shows, or undefined where it may. */
    async refusal(key: string, { framed, pass = "" }: Embedding, origin: string | null, publicUrl: string) {
      if (!framed) return (await standing(key, origin)).refusal;
      // A frame of ours sends from our own origin, or from none in a sandbox. Elsewhere a pass is somebody else's.
      const fromFrame = origin === null || origin === "null" || origin === publicUrl;
      const found = await standing(key, originIn(pass) ?? null);
      if (found.refusal !== undefined) return found.refusal;
      return fromFrame && isPassValid(pass, found.frameKey) ? undefined : REFUSALS.pass;
    },

    /** What a frame on a page of `origin` sends as its partner, with the partner's look; or why it may not use the key. */
    async admit(key: string, origin: string | null): Promise<Admission> {
      if (origin === null) return { refusal: REFUSALS.unseen };
      const found = await standing(key, origin);
      if (found.refusal !== undefined) return found;
      return { partner: `${key}.${writePass(origin, found.frameKey)}`, look: found.look };
    },
  };
}
