import { expect, test } from "vitest";
import { trim } from "./trim.ts";

test("an expression gets its value where it is read, not where it is set or called", () => {
  const code = "if (a.b) c(a.b); a.b = 1; a.b(); d.a.b;";
  expect(trim("x", code, { always: { "a.b": "false" } })).toBe("if (false) c(false); a.b = 1; a.b(); d.a.b;");
});

test("a call can be an expression", () => {
  expect(trim("x", "a.has(b) || a.has(c)", { always: { "a.has(b)": "false" } })).toBe("false || a.has(c)");
});

test("a shorter function takes a function's place, however it was written", () => {
  const code = "function f(a) { return g(a); }\nconst g = async (a) => {\n  return a;\n}, h = 1;";
  expect(trim("x", code, { instead: { f: "() => 1", g: "() => 2" } })).toBe(
    "const f = () => 1;\nconst g = () => 2, h = 1;",
  );
});

test("a function that is left out throws its name if it is called after all", () => {
  const code = trim("x", "function f() { return 1; }\nf();", { leftOut: ["f"] });
  expect(() => new Function(code)()).toThrow("x: f is left out");
});

test("statements go by how they begin, with what they need", () => {
  expect(trim("x", 'a(b, "c", () => 1);\na(b, "d");', { without: ['a(b, "c"'] })).toBe('\na(b, "d");');
});

test("a package that has changed is not trimmed by guess", () => {
  expect(() => trim("x", "let a;", { leftOut: ["f"], always: { "b.c": "1" } })).toThrow("x has changed");
});
