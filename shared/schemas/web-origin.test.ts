import { expect, it } from "vitest";
import { readOrigin } from "./web-origin.ts";

it.each([
  ["https://shop.example", "https://shop.example"],
  [" https://Shop.Example/ ".trim(), "https://shop.example"],
  ["https://shop.example:443", "https://shop.example"],
  ["https://shop.example:8443", "https://shop.example:8443"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
  ["http://localhost:5173", "http://localhost:5173"],
  ["http://127.0.0.1", "http://127.0.0.1"],
  ["http://[::1]:8080", "http://[::1]:8080"],
])("%s is the origin %s", (typed, origin) => expect(readOrigin(typed)).toBe(origin));

it.each([
  "",
  "shop.example",
  "http://shop.example",
  "http://localhost.evil.example",
  "https://shop.example/page",
  "https://shop.example?a=1",
  "https://shop.example/#top",
  "https://user@shop.example",
  "https://user:password@shop.example",
  "https://*.shop.example",
  "https:\\\\shop.example",
  "ftp://shop.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "null",
  "*",
])("%j is none", (typed) => expect(readOrigin(typed)).toBeUndefined());
