import * as z from "zod/mini";

const MESSAGE = "Please enter the address of a site without a path, such as https://shop.example";

/**
 * The exact origin of a site as browsers send it: "https://shop.example:8443". Written with a slash at its end, in
 * capitals or with the port that goes without saying it is taken and brought to that form. Plain http is for localhost
 * alone.
 */
export const webOrigin = z.string(MESSAGE).check(
  z.trim(),
  z.maxLength(260, MESSAGE),
  z.refine((typed) => readOrigin(typed) !== undefined, MESSAGE),
  z.overwrite((typed) => readOrigin(typed) ?? typed),
);

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** "HTTPS://Shop.example:443/" → "https://shop.example"; what names more or less than an origin → undefined. */
export function readOrigin(typed: string): string | undefined {
  if (!URL.canParse(typed)) return undefined;
  const { protocol, origin, hostname, pathname, search, hash, username, password } = new URL(typed);
  const isBare = pathname === "/" && !search && !hash && !username && !password && !/[?#@\\*]/.test(typed);
  const isKept = protocol === "https:" || (protocol === "http:" && LOCAL.test(hostname));
  return isBare && isKept ? origin : undefined;
}
