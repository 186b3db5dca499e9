import { attributesOf } from "../choices.ts";
import { roomOf, roomRules } from "../room.ts";
import { type Embed, sourceOf } from "./embed.ts";
import { inScript } from "./escape.ts";

/** For React 19, which loads the script once however often the component is shown, and sets properties. */
export function reactSnippet(embed: Embed): string {
  const { choices } = embed;
  const { src, integrity } = sourceOf(embed, "repair-assist.js") as { src: string; integrity?: string };
  const script = [
    `src=${value(src)}`,
    ...(integrity ? [`integrity=${value(integrity)}`, `crossOrigin="anonymous"`] : []),
    "async",
  ];
  const props = [
    ...Object.entries(attributesOf(choices)).map(([name, text]) => `${name}=${value(text)}`),
    ...(choices.font ? [`style={{ "--repair-assist-font": ${inScript(choices.font)} }}`] : []),
  ];
  const rules = roomRules("repair-assist", roomOf(choices, "100%"));
  return [
    "export function RepairAssist() {",
    "  return (",
    "    <>",
    "      <style>{`",
    ...rules.map((rule) => `        ${rule}`),
    "      `}</style>",
    element("script", script),
    element("repair-assist", props),
    "    </>",
    "  );",
    "}",
  ].join("\n");
}

/** A text in JSX: in quotes where it means itself there, else as a string of JavaScript. */
const value = (text: string) => (/["&<>{}\\]/.test(text) ? `{${inScript(text)}}` : `"${text}"`);

const element = (name: string, props: string[]) =>
  props.length > 2
    ? `      <${name}\n        ${props.join("\n        ")}\n      />`
    : `      <${[name, ...props].join(" ")} />`;
