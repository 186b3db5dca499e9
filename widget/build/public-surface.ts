import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
// @ts-expect-error The package declares no types of its command.
import { cli } from "@custom-elements-manifest/analyzer/cli.js";

const declarationPath = fileURLToPath(new URL("../repair-assist.d.ts", import.meta.url));
const MODULE = "repair-assist.mjs";

interface Described {
  name: string;
  description?: string;
}
/** What we read of the manifest's schema. */
export interface ElementDeclaration extends Described {
  tagName: string;
  superclass: { name: string };
  attributes: (Described & { type: { text: string }; fieldName: string })[];
  members: (Described & { kind: "field" | "method"; privacy?: string; parameters?: Described[] })[];
  events: (Described & { type: { text: string } })[];
  slots: Described[];
  cssParts: Described[];
  cssProperties: (Described & { default: string })[];
}
interface Manifest {
  schemaVersion: string;
  modules: { kind: string; path: string; declarations: ElementDeclaration[]; exports: unknown[] }[];
}

/** The types that are shipped, as text. */
export const readDeclaration = () => readFile(declarationPath, "utf8");

/**
 * `custom-elements.json`, read from the element's code: what a page may use of it, by the addresses it is shipped
 * under.
 */
export async function elementManifest(): Promise<Manifest> {
  const argv = ["analyze", "--quiet", "--globs", "widget/element.ts"];
  const { modules }: Manifest = await cli({ argv, noWrite: true });
  const own = modules[0]!.declarations.find(({ name }) => name === "RepairAssistElement")!;
  const reference = { name: own.name, module: MODULE };
  return {
    schemaVersion: "1.0.0",
    modules: [
      {
        kind: "javascript-module",
        path: MODULE,
        declarations: [
          {
            ...own,
            superclass: { name: "HTMLElement" },
            members: own.members.filter(({ privacy }) => privacy !== "private"),
          },
        ],
        exports: [
          { kind: "js", name: own.name, declaration: reference },
          { kind: "custom-element-definition", name: own.tagName, declaration: reference },
        ],
      },
    ],
  };
}

/** All that a page may rely on, as a text whose diff shows when it changes: the manifest in tables, then the types. */
export async function apiReport(): Promise<string> {
  const element = (await elementManifest()).modules[0]!.declarations[0]!;
  const rows = (title: string, lines: readonly string[]) => [`## ${title}`, "", ...[...lines].sort(), ""];
  const line = (name: string, rest: (string | undefined)[]) => `- \`${name}\` ${rest.filter(Boolean).join(" · ")}`;
  return [
    "# What a page may rely on",
    "",
    "Made from the code; a test compares it. `bun run test widget/public-surface -u` writes it anew.",
    "",
    ...rows(
      "Attributes",
      element.attributes.map((each) => line(each.name, [each.type.text, `property \`${each.fieldName}\``])),
    ),
    ...rows(
      "Methods",
      element.members.flatMap((each) =>
        each.kind === "method" ? line(each.name, [each.parameters?.map(({ name }) => name).join(", ")]) : [],
      ),
    ),
    ...rows(
      "Events",
      element.events.map((each) => line(each.name, [each.type.text])),
    ),
    ...rows(
      "Slots",
      element.slots.map((each) => line(each.name, [each.description])),
    ),
    ...rows(
      "Parts",
      element.cssParts.map((each) => line(each.name, [each.description])),
    ),
    ...rows(
      "Custom properties",
      element.cssProperties.map((each) => line(each.name, [each.default, each.description])),
    ),
    "## Types",
    "",
    "```ts",
    (await readDeclaration()).trim(),
    "```",
    "",
  ].join("\n");
}
