import type { SnippetKind } from "./snippets/index.ts";

/**
 * What a Content-Security-Policy of a host page still lacks for a snippet. `source` is what would have to be added to
 * `directive`, empty where no source helps; `nonce` says that the policy knows nonces, so that the tag can carry one.
 */
export type Lack = { need: Need; directive: string; source: string; nonce: boolean };

/** The tag that loads the widget, lines of script in the page, calls to us, our frame, a style tag, a style attribute. */
export type Need = "script" | "inlineScript" | "connect" | "frame" | "style" | "styleAttribute";

/** The directives that decide on each, the first one that is there. */
const DIRECTIVES: Record<Need, string[]> = {
  script: ["script-src-elem", "script-src", "default-src"],
  inlineScript: ["script-src-elem", "script-src", "default-src"],
  connect: ["connect-src", "default-src"],
  frame: ["frame-src", "child-src", "default-src"],
  style: ["style-src-elem", "style-src", "default-src"],
  styleAttribute: ["style-src-attr", "style-src", "default-src"],
};

/** The one to add a source to where the page has its default alone. */
const OWN: Record<Need, string> = {
  script: "script-src",
  inlineScript: "script-src",
  connect: "connect-src",
  frame: "frame-src",
  style: "style-src",
  styleAttribute: "style-src",
};

/** What the snippets are made of. */
const NEEDS: Record<SnippetKind, Need[]> = {
  html: ["script", "connect", "style"],
  wordpress: ["script", "connect", "style"],
  react: ["script", "connect", "style"],
  module: ["script", "inlineScript", "connect", "style"],
  iframe: ["frame", "inlineScript", "styleAttribute"],
};

/** What the snippet of this kind asks of a page; `font` where one was chosen, which some snippets say in an attribute. */
export function lacksOf(policy: string, service: string, kind: SnippetKind = "html", font = ""): Lack[] {
  const directives = readPolicy(policy);
  const needs =
    font && (kind === "html" || kind === "wordpress") ? [...NEEDS[kind], "styleAttribute" as const] : NEEDS[kind];
  return needs.flatMap((need): Lack[] => {
    const name = DIRECTIVES[need].find((one) => directives.has(one));
    if (name === undefined) return [];
    const sources = directives.get(name)!;
    const isInline = need === "inlineScript" || need === "style" || need === "styleAttribute";
    if (isInline ? inlineIsAllowed(sources) : allows(sources, service)) return [];
    // An attribute has no nonce.
    const nonce = need !== "styleAttribute" && need !== "connect" && need !== "frame" && hasNonce(sources);
    // A page's default is best left as it is.
    const directive = name === "default-src" ? OWN[need] : name;
    return [{ need, directive, source: isInline || isDynamic(sources) ? "" : service, nonce }];
  });
}

/** Directive by name, its sources in lower case; of a directive that is there twice the first counts. */
function readPolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  const text = policy.replace(/^\s*content-security-policy\s*:/i, "");
  for (const part of text.split(";")) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name && !directives.has(name)) directives.set(name, sources);
  }
  return directives;
}

/** A wildcard stands for names below, "*.repair.example", and a host without a scheme for https. */
function allows(sources: string[], service: string): boolean {
  if (isDynamic(sources)) return false;
  const { protocol, host, origin } = new URL(service);
  return sources.some((source) => {
    if (source === "*" || source === protocol || source.replace(/\/$/, "") === origin) return true;
    const [, scheme, name = ""] = /^(?:([a-z]+:)\/\/)?([^/]+)\/?$/.exec(source) ?? [];
    if (scheme && scheme !== protocol) return false;
    return name === host || (name.startsWith("*.") && host.endsWith(name.slice(1)));
  });
}

/** Then a name of a host counts for nothing, and only the tag's own nonce or checksum lets it run. */
const isDynamic = (sources: string[]) => sources.includes("'strict-dynamic'");

const hasNonce = (sources: string[]) => isDynamic(sources) || sources.some((source) => source.startsWith("'nonce-"));

const inlineIsAllowed = (sources: string[]) =>
  sources.includes("'unsafe-inline'") &&
  !isDynamic(sources) &&
  !sources.some((source) => /^'(nonce|sha\d+)-/.test(source));
