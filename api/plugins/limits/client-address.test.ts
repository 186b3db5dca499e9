import { describe, expect, it } from "vitest";
import { clientAddress, networks } from "./client-address.ts";

const PROXIES = networks("10.0.0.0/8, 2001:db8:1::/48 192.0.2.7");
const from = (peer: string | undefined, forwarded: string | null = null) => clientAddress(peer, forwarded, PROXIES);

describe("the address that is counted", () => {
  it("is the peer's own, where it is no proxy of ours: what it says of others is not believed", () => {
    expect(from("203.0.113.9")).toBe("203.0.113.9");
    expect(from("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
  });

  it("is the peer's own, too, where we have no proxies at all", () => {
    expect(clientAddress("203.0.113.9", "198.51.100.1", [])).toBe("203.0.113.9");
    expect(clientAddress("2001:db8:7:8::1", "198.51.100.1", [])).toBe("2001:db8:7:8::/64");
  });

  it("is the one that our proxy names, and not what the visitor wrote before it", () => {
    expect(from("10.1.2.3", "198.51.100.1")).toBe("198.51.100.1");
    expect(from("10.1.2.3", "1.1.1.1, 198.51.100.1")).toBe("198.51.100.1");
    expect(from("10.1.2.3", "1.1.1.1, 198.51.100.1, 192.0.2.7")).toBe("198.51.100.1");
  });

  it("is the last that can be told where a proxy names none, or nonsense", () => {
    expect(from("10.1.2.3")).toBe("10.1.2.3");
    expect(from("10.1.2.3", "")).toBe("10.1.2.3");
    expect(from("10.1.2.3", "unknown, 198.51.100.1")).toBe("198.51.100.1");
    expect(from("10.1.2.3", "198.51.100.1, <script>")).toBe("10.1.2.3");
  });

  it("is a household in IPv6: the first 64 bits", () => {
    expect(from("2001:db8:7:8:9:a:b:c")).toBe("2001:db8:7:8::/64");
    expect(from("2001:db8:7:8::1")).toBe("2001:db8:7:8::/64");
    expect(from("2001:db8:7:9::1")).not.toBe(from("2001:db8:7:8::1"));
    expect(from("2001:db8:1::1", "2001:db8:7:8::1")).toBe("2001:db8:7:8::/64");
  });

  it("is IPv4 also where it comes wrapped in IPv6", () => {
    expect(from("::ffff:203.0.113.9")).toBe("203.0.113.9");
    expect(from("::ffff:10.1.2.3", "::ffff:198.51.100.1")).toBe("198.51.100.1");
  });

  it("is one for all where there is none to tell", () => expect(from(undefined, "198.51.100.1")).toBe("unknown"));
});
