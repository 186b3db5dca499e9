import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** A list of addresses and networks: "10.0.0.0/8", "2001:db8::1". */
export type Networks = readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[];

/** Reads "10.0.0.0/8, 192.0.2.7". Throws where one is none. */
export const networks = (list: string): Networks =>
  list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => {
      if (text.includes("/")) return ipaddr.parseCIDR(text);
      const address = ipaddr.process(text);
      return [address, address.kind() === "ipv4" ? 32 : 128] as const;
    });

/**
 * The address that a request came from, as limits count it: IPv4 whole, IPv6 by its first 64 bits, since that much is
 * one household. `peer` is who holds the connection; only a trusted proxy is believed when it names others in
 * `X-Forwarded-For`, which is read from its end up to the first address that is no proxy of ours.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null, trusted: Networks): string {
  // Without proxies of ours nobody is believed, and IPv4 is counted whole: there is nothing to take apart.
  if (peer !== undefined && trusted.length === 0 && isIPv4(peer)) return peer;
  let address = parsed(peer);
  if (!address) return "unknown";
  for (const hop of (forwardedFor ?? "").split(",").reverse()) {
    if (!isTrusted(address, trusted)) break;
    const before = parsed(hop.trim());
    if (!before) break;
    address = before;
  }
  return counted(address);
}

function parsed(text: string | undefined) {
  if (!text) return undefined;
  try {
    return ipaddr.process(text);
  } catch {
    return undefined;
  }
}

const isTrusted = (address: ipaddr.IPv4 | ipaddr.IPv6, trusted: Networks) =>
  trusted.some(([network, bits]) => network.kind() === address.kind() && address.match([network, bits] as never));

const counted = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
  address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : address.toString();
