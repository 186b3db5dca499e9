import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../db/database.ts";
import { RULES, type Rule } from "./rules.ts";

/** Whose requests are counted. */
export type Scope = "session" | "address";

/** A quota as it is counted here and stands in the header `RateLimit-Policy`. */
interface Policy {
  /** "upload-session" */
  name: string;
  header: string;
}

/** Where somebody stands after a request. */
export interface Standing {
  policy: Policy;
  /** Requests left, and seconds until there are all of them again. */
  left: number;
  reset: number;
  refused: boolean;
}

export type Count = (rule: Rule, scope: Scope, who: string) => Promise<Standing>;

/** Without the database every instance counts for itself, so each takes only a part. */
const WITHOUT_DATABASE = 1 / 4;

/** Counts in this process alone. `scale` multiplies every quota. */
export const countInMemory = (scale: number): Count => counting(scale, (options) => new RateLimiterMemory(options));

/**
 * Counts in the database: one statement a request, so the count is exact however many instances there are. While the
 * database does not answer, each instance counts in memory, a quarter of it: stricter, never open.
 */
export function countInDatabase(db: Database, scale: number): Count {
  const count = counting(
    scale,
    ({ keyPrefix, points, duration }) =>
      new RateLimiterPostgres({
        storeClient: { query: ({ text, values }: Query) => rowsOf(db, text, values) },
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({
          keyPrefix,
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

type Limiter = RateLimiterMemory | RateLimiterPostgres;
type Make = (options: { keyPrefix: string; points: number; duration: number }) => Limiter;

function counting(scale: number, make: Make): Count {
  const counterOf = (rule: Rule, scope: Scope) => {
    const { requests, seconds } = rule[scope];
    const points = Math.max(1, Math.floor(requests * scale));
    const name = `${rule.name}-${scope}`;
    const policy = { name, header: `"${name}";q=${points};w=${seconds}` };
    return { policy, limiter: make({ keyPrefix: name, points, duration: seconds }) };
  };
  const counters = new Map(
    RULES.map((rule) => [rule, { session: counterOf(rule, "session"), address: counterOf(rule, "address") }]),
  );
  return async (rule, scope, who) => {
    const { policy, limiter } = counters.get(rule)![scope];
    try {
      return standing(policy, await limiter.consume(who));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return { ...standing(policy, reason), refused: true };
    }
  };
}

const standing = (policy: Policy, { remainingPoints, msBeforeNext }: RateLimiterRes): Standing => ({
  policy,
  left: remainingPoints,
  reset: Math.ceil(msBeforeNext / 1000),
  refused: false,
});
