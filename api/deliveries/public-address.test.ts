import { describe, expect, it } from "vitest";
import { isPublic, publicAddress } from "./public-address.ts";

describe("an address that a webhook may not have", () => {
  it.each([
    "127.0.0.1",
    "10.0.0.8",
    "172.16.3.4",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "255.255.255.255",
    "224.0.0.1",
    "192.0.2.1",
    "::1",
    "::",
    "fe80::1",
    "fd12:3456::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "2001:db8::1",
    "::7f00:1",
    "::10.0.0.1",
    "::169.254.169.254",
    "::8.8.8.8",
    "::ffff:0:127.0.0.1",
    "64:ff9b:1::7f00:1",
    "100::1",
    "fec0::1",
    "feb0::1",
    "5f00::1",
    "4000::1",
    "2001::1",
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "3fff::1",
    "2620:4f:8000::1",
    "2002:7f00:1::",
    "ff02::1",
    "192.88.99.1",
    "198.18.0.1",
    "0177.0.0.1",
    "127.1",
    "no address",
  ])("%s", (address) => expect(isPublic(address)).toBe(false));
});

it.each(["8.8.8.8", "2606:4700::1111", "2001:4860:4860::8888", "2a00:1450::1"])(
  "a public one is taken as it is: %s",
  async (address) => {
    expect(await publicAddress(address)).toMatchObject({ address });
  },
);

it.each(["localhost", "127.0.0.1", "[::1]", "[::7f00:1]", "[::127.0.0.1]", "[::ffff:7f00:1]", "2130706433", "0x7f.1"])(
  "however it is written, this machine is refused: %s",
  async (host) => {
    const { hostname } = new URL(`https://${host}/`);
    await expect(publicAddress(hostname)).rejects.toThrow("private address");
  },
);

it("a name that is not there is an attempt that failed", async () => {
  await expect(publicAddress("no-such-host.invalid")).rejects.toThrow("not found");
});
