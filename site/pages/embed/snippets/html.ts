import { attributesOf, type Choices } from "../choices.ts";
import { roomOf, roomRules } from "../room.ts";
import { type Embed, sourceOf } from "./embed.ts";
import { inAttribute } from "./escape.ts";

/** For a page of plain HTML: the room for the element, the script and the element. */
export const htmlSnippet = (embed: Embed) =>
  [
    styleTag(roomRules("repair-assist", roomOf(embed.choices, "100%"))),
    tag("script", { ...sourceOf(embed, "repair-assist.js"), async: true }),
    elementTag(embed.choices),
  ].join("\n");

/** The same for WordPress, which takes a word in square brackets for a shortcode, even within an attribute. */
export const wordPressSnippet = (embed: Embed) =>
  htmlSnippet(embed).replace(/[[\]]/g, (bracket) => `&#${bracket.charCodeAt(0)};`);

const elementTag = (choices: Choices) => {
  const { font } = choices;
  const style = font && { style: styleText({ "--repair-assist-font": font }) };
  return tag("repair-assist", { ...attributesOf(choices), ...style });
};

export const styleTag = (rules: string[]) => ["<style>", ...rules.map((rule) => `  ${rule}`), "</style>"].join("\n");

export const styleText = (style: Record<string, string>) =>
  Object.entries(style)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");

/** An element without content. More than two attributes stand on a line each. */
export function tag(name: string, attributes: Record<string, string | true>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}="${inAttribute(value)}"`,
  );
  const inside = written.length > 2 ? `\n  ${written.join("\n  ")}\n` : ["", ...written].join(" ");
  return `<${name}${inside}></${name}>`;
}
