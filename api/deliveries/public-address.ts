import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { DeliveryError } from "./delivery-error.ts";

/**
 * The address that a host's name stands for right now, for a request that must not reach into our own network. Throws
 * `DeliveryError` where any of its addresses is not a public one: loopback, private, link-local, a cloud's metadata,
 * wrapped in IPv6, and so on.
 */
export async function publicAddress(host: string, resolve: Resolve = resolveAll) {
  const addresses = await resolve(bare(host)).catch((error: NodeJS.ErrnoException) => {
    throw new DeliveryError(`The webhook's host is not found (${error.code}).`);
  });
  if (addresses.length === 0 || addresses.some(({ address }) => !isPublic(address)))
    throw new DeliveryError("The webhook's host is a private address, which is not called.");
  return addresses[0]!;
}

/** All addresses of a host, as the machine looks them up. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;
const resolveAll: Resolve = (host) => lookup(host, { all: true });

/** IPv6 addresses stand in brackets in a URL. */
export const bare = (host: string) => host.replace(/^\[|\]$/g, "");

/** All of IPv6 that is given out for the public net; what lies outside may be an IPv4 address in another shape. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** In it, and set aside (RFC 9637, RFC 7535), which the package does not know. */
const NOT_PUBLIC = ["3fff::/20", "2620:4f:8000::/48"].map((range) => ipaddr.IPv6.parseCIDR(range));

/** "unicast" is what is left when every range set aside for something else is taken away. */
export function isPublic(text: string): boolean {
  // The package takes an IPv6 address whose end is written with dots for an IPv4 one: the runtime writes it without.
  const written = text.includes(":") ? bare(URL.parse(`http://[${text}]`)?.hostname ?? "") : text;
  if (!ipaddr.isValid(written)) return false;
  const address = ipaddr.process(written);
  if (address.range() !== "unicast") return false;
  return (
    address instanceof ipaddr.IPv4 || (address.match(PUBLIC_IPV6) && !NOT_PUBLIC.some((range) => address.match(range)))
  );
}
