import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../db/database.ts";
import type { Quota, Rule } from "./rules.ts";

/** Whose requests are counted. */
export type Scope = "session" | "address";

/** Where somebody stands after a request. */
export interface Standing {
  /** Name of the policy: "upload-session". */
  policy: string;
  quota: Quota;
  /** Requests left, and seconds until there are all of them again. */
  left: number;
  reset: number;
  refused: boolean;
}

export type Count = (rule: Rule, scope: Scope, who: string) => Promise<Standing>;

/** Without the database every instance counts for itself, so each takes only a part. */
const WITHOUT_DATABASE = 1 / 4;

/** Counts in this process alone. `scale` multiplies every quota. */
export const countInMemory = (scale: number): Count =>
  counting(scale, (options) => new RateLimiterMemory({ ...options, keyPrefix: options.policy }));

/**
 * Counts in the database: one statement a request, so the count is exact however many instances there are. While the
 * database does not answer, each instance counts in memory, a quarter of it: stricter, never open.
 */
export function countInDatabase(db: Database, scale: number): Count {
  const count = counting(
    scale,
    ({ policy, points, duration }) =>
      new RateLimiterPostgres({
        storeClient: { query: ({ text, values }: Query) => rowsOf(db, text, values) },
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: policy,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({
          keyPrefix: policy,
          points: Math.max(1, Math.floor(points * WITHOUT_DATABASE)),
          duration,
        }),
      }),
  );
  return (rule, scope, who) => count(rule, scope, withoutName(who));
}

interface Query {
  text: string;
  values: string[];
}

/** Who it was stands in no table: the counters outlive what is deleted. */
const withoutName = (who: string) => createHash("sha256").update(who).digest("base64url");

const rowsOf = async (db: Database, text: string, values: string[]) => ({
  rows: [...(await db.$client.unsafe(text, values, { prepare: true }))],
});

type Make = (options: { policy: string; points: number; duration: number }) => RateLimiterMemory | RateLimiterPostgres;

function counting(scale: number, make: Make): Count {
  const limiters = new Map<string, ReturnType<Make>>();
  return async (rule, scope, who) => {
    const policy = `${rule.name}-${scope}`;
    const quota = { ...rule[scope], requests: Math.max(1, Math.floor(rule[scope].requests * scale)) };
    let limiter = limiters.get(policy);
    if (!limiter) {
      limiter = make({ policy, points: quota.requests, duration: quota.seconds });
      limiters.set(policy, limiter);
    }
    const { spent, refused } = await limiter.consume(who).then(
      (spent) => ({ spent, refused: false }),
      (reason: unknown) => {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        return { spent: reason, refused: true };
      },
    );
    return { policy, quota, left: spent.remainingPoints, reset: Math.ceil(spent.msBeforeNext / 1000), refused };
  };
}
