import { afterEach, expect, it } from "vitest";
import { toJson } from "./to-json.ts";

const prototypes: object[] = [Array.prototype, String.prototype, Number.prototype, Object.prototype];
afterEach(() => {
  for (const prototype of prototypes) Reflect.deleteProperty(prototype, "toJSON");
});

it("writes JSON where the page has given every value a toJSON, and leaves that in place", () => {
  const toJSON = () => "spoilt";
  for (const prototype of prototypes) Object.assign(prototype, { toJSON });
  const value = { words: ["a", 1, true, null], at: new Date(0) };
  expect(toJson(value)).toBe('{"words":["a",1,true,null],"at":"1970-01-01T00:00:00.000Z"}');
  for (const prototype of prototypes) expect(prototype).toHaveProperty("toJSON", toJSON);
});

it("puts it back where a value cannot be written, too", () => {
  const toJSON = () => "spoilt";
  Object.assign(Array.prototype, { toJSON });
  expect(() => toJson(1n)).toThrow(TypeError);
  expect(Array.prototype).toHaveProperty("toJSON", toJSON);
});
