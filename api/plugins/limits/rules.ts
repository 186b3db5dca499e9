import { FRAME_PATH } from "#shared/embed-frame.ts";
import { pathOf } from "../paths.ts";

/** So many requests in so many seconds, counted from the first. */
export interface Quota {
  requests: number;
  seconds: number;
}

/** How much of one kind of request is taken: of one session, and of one address, behind which many people may sit. */
export interface Rule {
  /** Stands in the `RateLimit` headers. */
  name: string;
  session: Quota;
  address: Quota;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const rule = (name: string, seconds: number, session: number, address: number): Rule => ({
  name,
  session: { requests: session, seconds },
  address: { requests: address, seconds },
});

/** GET and HEAD: far more than anyone's clicking, counted in memory. */
const READ = rule("read", MINUTE, 300, 1500);
/** Every change that has no rule of its own. */
const WRITE = rule("write", MINUTE, 60, 300);

/** Letters that a call sends to an address: two calls do, and they are counted together. */
const LETTER = rule("letter", HOUR, 15, 60);

/** What costs us, or others, more than a row: pictures to open, letters to send, shops and supporters to read them. */
const SPECIAL: readonly [method: string, path: RegExp, rule: Rule][] = [
  ["POST", /^\/api\/vehicle-info\/?$/, rule("start", HOUR, 120, 600)],
  // Nobody has many cars to look up, and nobody may try all the numbers.
  ["POST", /^\/api\/vin\/?$/, rule("vin", HOUR, 60, 300)],
  ["POST", /^\/api\/issue-details\/?$/, rule("upload", HOUR, 60, 300)],
  ["POST", /^\/api\/contact\/?$/, rule("contact", HOUR, 10, 40)],
  ["POST", /^\/api\/feedback\/?$/, rule("feedback", HOUR, 30, 120)],
  ["POST", /^\/api\/leads\/?$/, rule("lead", HOUR, 30, 120)],
  ["POST", /^\/api\/diagnostics\/[^/]+\/email\/?$/, LETTER],
  ["POST", /^\/api\/me\/deletion-requests\/?$/, LETTER],
  ["POST", /^\/api\/partners\/?$/, rule("registration", HOUR, 5, 10)],
  ["POST", /^\/api\/partners\/confirmations\/?$/, rule("confirmation", HOUR, 20, 60)],
  ["GET", /^\/api\/me\/export\/?$/, rule("export", HOUR, 20, 80)],
  // It may lead to questions of ours to NHTSA.
  ["GET", /^\/api\/known-issues\/?$/, rule("known issues", MINUTE, 60, 300)],
  // Not kept by any cache, and with a partner key a look into the database: an office of readers, and no more.
  ["GET", new RegExp(`^${FRAME_PATH}/?$`), rule("frame", MINUTE, 600, 600)],
];

export const RULES: readonly Rule[] = [READ, WRITE, ...new Set(SPECIAL.map(([, , special]) => special))];

export function ruleFor(request: Request): Rule {
  const path = pathOf(request);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const special = SPECIAL.find(([of, pattern]) => of === method && pattern.test(path))?.[2];
  return special ?? (isRead(request) ? READ : WRITE);
}

/** What changes nothing needs no count that survives us. */
export const isRead = ({ method }: Request) => method === "GET" || method === "HEAD" || method === "OPTIONS";
