import { describe, expect, it } from "vitest";
import { isPassValid, originIn, writePass } from "./frame-pass.ts";

const KEY = Buffer.alloc(32, 1);
const NOW = new Date("2026-11-21T12:00:00Z");
const pass = writePass("https://shop.example", KEY, NOW);
const later = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000);

describe("a pass", () => {
  it("names the page's origin and holds for a day", () => {
    expect(originIn(pass)).toBe("https://shop.example");
    expect(isPassValid(pass, KEY, later(23))).toBe(true);
    expect(isPassValid(pass, KEY, later(25))).toBe(false);
  });

  it("can stand in a header and an attribute", () => expect(pass).toMatch(/^[\w.-]+$/));

  it("of another partner is none", () => expect(isPassValid(pass, Buffer.alloc(32, 2), NOW)).toBe(false));

  it("that was changed is none", () => {
    const [expires, origin, signature] = pass.split(".") as [string, string, string];
    const other = Buffer.from("https://evil.example").toString("base64url");
    const forged = [
      `${expires}.${other}.${signature}`,
      `zzzzzzzzz.${origin}.${signature}`,
      `${expires}.${origin}.${signature.slice(0, -1)}`,
      `${expires}.${origin}.`,
      `${expires}.${origin}`,
      `${pass}.more`.replace(signature, "x"),
      "",
      "..",
    ];
    for (const one of forged) expect(isPassValid(one, KEY, NOW), one).toBe(false);
  });

  it("in pieces names nothing", () => {
    for (const one of ["", "a", "a.b", "a.b.c.d", "..", ".."]) expect(originIn(one), one).toBeUndefined();
  });
});
