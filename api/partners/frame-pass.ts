import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * A pass says that `/embed/frame` was asked for by a page of `origin`: browsers tell that in the Referer, which no page
 * can choose. What the frame sends later comes from our own origin, or from none in a sandbox, so that it has to show
 * the pass to use the page's partner key. Signed by the partner's own key, any instance can read what another wrote.
 *
 * Form: `EXPIRES.ORIGIN.SIGNATURE`, each without dots.
 */
const HOURS = 24;

export function writePass(origin: string, frameKey: Buffer, now = new Date()): string {
  const said = `${(now.getTime() + HOURS * 60 * 60 * 1000).toString(36)}.${Buffer.from(origin).toString("base64url")}`;
  return `${said}.${sign(said, frameKey)}`;
}

/** The origin that a pass names, believed or not; undefined where it is no pass. */
export function originIn(pass: string): string | undefined {
  const [, origin, signature, ...more] = pass.split(".");
  return origin && signature && more.length === 0 ? Buffer.from(origin, "base64url").toString() : undefined;
}

/** Was this pass written with this key, and is its time not over? */
export function isPassValid(pass: string, frameKey: Buffer, now = new Date()): boolean {
  const [expires = "", origin = "", signature = ""] = pass.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(`${expires}.${origin}`, frameKey))];
  return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(expires, 36) > now.getTime();
}

const sign = (said: string, frameKey: Buffer) => createHmac("sha256", frameKey).update(said).digest("base64url");
