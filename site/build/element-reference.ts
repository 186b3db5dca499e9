import type { Plugin } from "vite";
import type { ElementDeclaration, elementManifest } from "../../widget/build/public-surface.ts";
import type { ElementReference } from "../pages/embed/element-reference.ts";

/** The name by which `site/` imports it. */
const NAME = "virtual:element-reference";

/** Attributes of which the element's code says that they are none of a publisher's business. */
const OURS = /^For our own site\b/;

/**
 * What a page may use of the element, as a module made from the element's own manifest, so that the page for publishers
 * cannot say anything else than the code. `manifest` is given from outside: `elementManifest` of the widget's build.
 */
export function elementReference(manifest: typeof elementManifest): Plugin {
  return {
    name: "element-reference",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { modules } = await manifest();
      return `export const reference = ${JSON.stringify(referenceOf(modules[0]!.declarations[0]!))};`;
    },
  };
}

function referenceOf({
  attributes,
  members,
  events,
  slots,
  cssProperties,
  cssParts,
}: ElementDeclaration): ElementReference {
  return {
    attributes: attributes.filter(isTheirs).map(entryOf),
    methods: members
      .filter(({ kind }) => kind === "method")
      .map((method) => ({
        ...entryOf(method),
        name: `${method.name}(${(method.parameters ?? []).map(({ name }) => name).join(", ")})`,
      })),
    events: events.map((event) => ({ ...entryOf(event), detail: detailOf(event.type.text) })),
    slots: slots.map(entryOf),
    properties: cssProperties.filter(isTheirs).map(entryOf),
    parts: cssParts.map(entryOf),
  };
}

type Described = { name: string; description?: string };

const isTheirs = ({ description = "" }: Described) => !OURS.test(description);

const entryOf = ({ name, description = "" }: Described) => ({
  name,
  description: description.replace(/\s+/g, " ").trim(),
});

/** "CustomEvent<{ count: number }>" is "{ count: number }". */
const detailOf = (type: string) => /^CustomEvent<(.*)>$/s.exec(type)?.[1] ?? "";
