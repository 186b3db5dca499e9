import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { deletionRequests } from "../../db/schema/index.ts";
import { knowsAddress } from "./deletion.ts";

/** Of requests whose time is not over. */
export const live = () => gt(deletionRequests.expiresAt, new Date());

/** What of a token is stored. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest();

/**
 * The token for the letter of a request, which makes one it has had before void. Undefined where the request is over, or
 * there is nothing of its address: then it is deleted, and no letter goes.
 */
export async function writeToken(db: Database, id: string): Promise<{ email: string; token: string } | undefined> {
  const [request] = await db
    .select({ email: deletionRequests.email })
    .from(deletionRequests)
    .where(and(eq(deletionRequests.id, id), live()));
  if (!request) return undefined;
  if (!(await knowsAddress(db, request.email))) {
    await db.delete(deletionRequests).where(eq(deletionRequests.id, id));
    return undefined;
  }
  const token = randomBytes(32).toString("base64url");
  await db
    .update(deletionRequests)
    .set({ tokenHash: hashOf(token) })
    .where(eq(deletionRequests.id, id));
  return { email: request.email, token };
}
