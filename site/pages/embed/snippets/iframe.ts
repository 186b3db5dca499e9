import { FRAME_HEIGHT, FRAME_PATH } from "#shared/embed-frame.ts";
import { attributesOf, RESERVED_HEIGHT } from "../choices.ts";
import type { Embed } from "./embed.ts";
import { inScript } from "./escape.ts";
import { styleText, tag } from "./html.ts";

/**
 * For hosts that strip scripts: the element in a page of ours. Where it is left, the script lets the frame grow with
 * it.
 */
export function iframeSnippet({ choices, origin }: Embed): string {
  const { font, place } = choices;
  const parameters = new URLSearchParams({ ...attributesOf(choices), ...(font && { font }) });
  const frame = {
    class: "repair-assist",
    src: [origin + FRAME_PATH, parameters].filter(String).join("?"),
    title: "Repair Assist",
    referrerpolicy: "origin",
    style: styleText({ width: "100%", height: `${RESERVED_HEIGHT[place]}px`, border: "0" }),
  };
  return [
    tag("iframe", frame),
    "<script>",
    `  addEventListener("message", ({ origin, source, data }) => {`,
    `    if (origin !== ${inScript(origin)} || data?.type !== ${inScript(FRAME_HEIGHT)}) return;`,
    `    for (const frame of document.querySelectorAll("iframe.repair-assist"))`,
    `      if (frame.contentWindow === source) frame.style.height = data.height + "px";`,
    "  });",
    "</script>",
  ].join("\n");
}
