import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { Undelivered } from "./undelivered.ts";

/**
 * The address that a host's name stands for right now, for a request that must not reach into our own network. Throws
 * `Undelivered` where any of its addresses is not a public one: loopback, private, link-local, a cloud's metadata,
 * wrapped in IPv6, and so on.
 */
export async function publicAddress(host: string, resolve: Resolve = resolveAll) {
  const addresses = await resolve(bare(host)).catch((error: NodeJS.ErrnoException) => {
    throw new Undelivered(`The webhook's host is not found (${error.code}).`);
  });
  if (addresses.length === 0 || addresses.some(({ address }) => !isPublic(address)))
    throw new Undelivered("The webhook's host is a private address, which is not called.");
  return addresses[0]!;
}

/** All addresses of a host, as the machine looks them up. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;
const resolveAll: Resolve = (host) => lookup(host, { all: true });

/** IPv6 addresses stand in brackets in a URL. */
export const bare = (host: string) => host.replace(/^\[|\]$/g, "");

/** "unicast" is what is left when every range set aside for something else is taken away. */
export const isPublic = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
