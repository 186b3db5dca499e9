/** What a Content-Security-Policy of a host page still lacks for the widget of `service`: a directive and its source. */
export type Lack = { directive: string; source: string };

/** What the widget asks of a page: to be run, to call us, and, with the style of the snippet, to be given its room. */
export function lacksOf(policy: string, service: string): Lack[] {
  const directives = readPolicy(policy);
  const script = first(directives, ["script-src-elem", "script-src", "default-src"]);
  const connect = first(directives, ["connect-src", "default-src"]);
  const style = first(directives, ["style-src-attr", "style-src", "default-src"]);
  const lacks: Lack[] = [];
  if (script?.sources.includes("'strict-dynamic'")) {
    // Then a name of a host counts for nothing, and only the tag's own nonce or checksum lets it run.
    lacks.push({ directive: script.name, source: "'nonce-…'" });
  } else if (script && !allows(script.sources, service)) lacks.push({ directive: "script-src", source: service });
  if (connect && !allows(connect.sources, service)) lacks.push({ directive: "connect-src", source: service });
  if (style && !inlineIsAllowed(style.sources)) lacks.push({ directive: "style", source: "" });
  return lacks;
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

function first(directives: Map<string, string[]>, names: string[]) {
  const name = names.find((one) => directives.has(one));
  return name === undefined ? undefined : { name, sources: directives.get(name)! };
}

/** A wildcard stands for names below, "*.repair.example", and a host without a scheme for https. */
function allows(sources: string[], service: string): boolean {
  const { protocol, host, origin } = new URL(service);
  return sources.some((source) => {
    if (source === "*" || source === protocol || source.replace(/\/$/, "") === origin) return true;
    const [, scheme, name = ""] = /^(?:([a-z]+:)\/\/)?([^/]+)\/?$/.exec(source) ?? [];
    if (scheme && scheme !== protocol) return false;
    return name === host || (name.startsWith("*.") && host.endsWith(name.slice(1)));
  });
}

const inlineIsAllowed = (sources: string[]) =>
  sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(nonce|sha\d+)-/.test(source));
