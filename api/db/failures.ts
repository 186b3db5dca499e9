import postgres from "postgres";

/** What postgres.js and the network say when there is no connection to be had. */
const NO_CONNECTION = new Set([
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ENOENT",
  "EPIPE",
]);

/** Is the database away (stopped, starting, full of connections), so that the same request may succeed later? */
export function isUnreachable(error: unknown): boolean {
  const cause = rootOf(error);
  if (!(cause instanceof Error) || !("code" in cause)) return false;
  const code = String(cause.code);
  // Class 08: connection trouble; 53: no resources left; 57P: shut down or starting up; 57014: out of time.
  return NO_CONNECTION.has(code) || (cause instanceof postgres.PostgresError && /^(08|53|57P|57014)/.test(code));
}

/** Has the database no room left on its disk? */
export function isDiskFull(error: unknown): boolean {
  const cause = rootOf(error);
  return cause instanceof postgres.PostgresError && cause.code === "53100";
}

/**
 * Did PostgreSQL break it off to let another go first (a deadlock, or what cannot be put in an order)? Nothing of it
 * was done, and done again it may succeed at once.
 */
export function isConflict(error: unknown): boolean {
  const cause = rootOf(error);
  return cause instanceof postgres.PostgresError && (cause.code === "40P01" || cause.code === "40001");
}

/** Was what a new row was to hang on deleted while we were at it? */
export function isOrphan(error: unknown): boolean {
  const cause = rootOf(error);
  return cause instanceof postgres.PostgresError && cause.code === "23503";
}

/**
 * An error for the log: drizzle's message and PostgreSQL's details repeat the values of the query, and the errors of the
 * queue's driver have its whole connection on them, so they stay out.
 */
export function withoutData(error: unknown): unknown {
  const cause = rootOf(error);
  if (!(cause instanceof Error) || !("severity" in cause)) return cause;
  const { code, severity, table_name, table, constraint_name, constraint, stack } = cause as FromServer;
  return {
    name: "PostgresError",
    code,
    severity,
    table: table_name ?? table,
    constraint: constraint_name ?? constraint,
    at: stack?.split("\n").slice(1),
  };
}

/** What PostgreSQL says of an error, as our driver and as the queue's names it. */
interface FromServer extends Error {
  code?: string;
  severity?: string;
  table_name?: string;
  table?: string;
  constraint_name?: string;
  constraint?: string;
}

const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;
