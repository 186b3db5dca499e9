import { attributesOf } from "../choices.ts";
import { roomOf, roomRules } from "../room.ts";
import { type Embed, sourceOf } from "./embed.ts";
import { inScript } from "./escape.ts";
import { styleTag, tag } from "./html.ts";

/** For a page with modules of its own: the element is made in JavaScript and set up by its properties. */
export function moduleSnippet(embed: Embed): string {
  const { choices } = embed;
  const properties = Object.entries(attributesOf(choices)).map(
    ([name, value]) => `  assist.${name} = ${inScript(value)};`,
  );
  const font = choices.font && `  assist.style.setProperty("--repair-assist-font", ${inScript(choices.font)});`;
  return [
    styleTag(roomRules("#repair-assist", roomOf(choices, "100%"))),
    tag("script", { type: "module", ...sourceOf(embed, "repair-assist.mjs") }),
    tag("div", { id: "repair-assist" }),
    `<script type="module">`,
    `  const assist = document.createElement("repair-assist");`,
    ...properties,
    ...(font ? [font] : []),
    `  document.getElementById("repair-assist").append(assist);`,
    `</script>`,
  ].join("\n");
}
