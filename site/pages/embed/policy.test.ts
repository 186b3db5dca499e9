import { expect, test } from "vitest";
import { lacksOf } from "./policy.ts";
import type { SnippetKind } from "./snippets/index.ts";

const SERVICE = "https://repair.example";
const INLINE = "style-src 'unsafe-inline'";
const named = (policy: string, kind?: SnippetKind, font?: string) =>
  lacksOf(policy, SERVICE, kind, font).map(({ need, directive, source, nonce }) =>
    [source ? `${directive} ${source}` : need, ...(nonce ? ["nonce"] : [])].join(" "),
  );

test("no policy lacks nothing, nor does one that names us", () => {
  expect(named("")).toEqual([]);
  expect(
    named(`Content-Security-Policy: script-src 'self' ${SERVICE}; connect-src HTTPS://repair.example/; ${INLINE}`),
  ).toEqual([]);
});

test("a strict policy is told what it lacks, and that the inline style will not count", () => {
  expect(named("default-src 'self'")).toEqual([`script-src ${SERVICE}`, `connect-src ${SERVICE}`, "style"]);
  expect(named(`script-src 'self'; ${INLINE}`)).toEqual([`script-src ${SERVICE}`]);
  expect(named(`script-src-elem *; script-src 'none'; ${INLINE}`)).toEqual([]);
});

test("wildcards, schemes and hosts without one are read as a browser reads them", () => {
  for (const source of ["*", "https:", "repair.example", "https://repair.example"])
    expect(named(`script-src ${source}; ${INLINE}`), source).toEqual([]);
  for (const source of [
    "http://repair.example",
    "*.repair.example",
    "evilrepair.example",
    "https://repair.example.evil",
  ])
    expect(named(`script-src ${source}; ${INLINE}`), source).toEqual([`script-src ${SERVICE}`]);
  expect(lacksOf(`script-src *.repair.example; ${INLINE}`, "https://www.repair.example")).toEqual([]);
});

test("the first of two directives counts, as in browsers", () => {
  expect(named(`connect-src 'none'; connect-src *; ${INLINE}`)).toEqual([`connect-src ${SERVICE}`]);
});

test("under strict-dynamic the tag needs the page's nonce, and unsafe-inline beside a nonce counts for nothing", () => {
  expect(named(`script-src 'strict-dynamic' 'nonce-abc' ${SERVICE}; ${INLINE}`)).toEqual(["script nonce"]);
  expect(named("style-src 'unsafe-inline' 'nonce-abc'")).toEqual(["style nonce"]);
});

test("where the policy knows nonces, the tags may carry one in place of a source", () => {
  expect(named(`script-src 'nonce-abc'; ${INLINE}`)).toEqual([`script-src ${SERVICE} nonce`]);
  expect(named(`script-src 'nonce-abc' ${SERVICE}; ${INLINE}`)).toEqual([]);
});

test("the lines of script in a snippet are asked after, too, and the frame needs no other leave than to be one", () => {
  const strict = `script-src ${SERVICE}; connect-src ${SERVICE}; style-src 'self'`;
  expect(named(strict, "module")).toEqual(["inlineScript", "style"]);
  expect(named(`script-src ${SERVICE} 'nonce-abc'`, "module")).toEqual(["inlineScript nonce"]);
  expect(named(`script-src ${SERVICE} 'unsafe-inline'`, "module")).toEqual([]);
  expect(named("default-src 'self'", "iframe")).toEqual([`frame-src ${SERVICE}`, "inlineScript", "styleAttribute"]);
  expect(named(`frame-src ${SERVICE}`, "iframe")).toEqual([]);
});

test("a font stands in an attribute, which no nonce allows", () => {
  expect(named("style-src 'nonce-abc'", "html", "Georgia")).toEqual(["style nonce", "styleAttribute"]);
  expect(named("style-src 'nonce-abc'", "module", "Georgia")).toEqual(["style nonce"]);
});
