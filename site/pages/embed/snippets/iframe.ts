import { FRAME_HEIGHT, FRAME_PATH, FRAME_VERSION } from "#shared/embed-frame.ts";
import { attributesOf } from "../choices.ts";
import { roomOf } from "../room.ts";
import type { Embed } from "./embed.ts";
import { inScript } from "./escape.ts";
import { styleText, tag } from "./html.ts";

/** What "100cqw" is the width of. */
const ROOM = { width: "100%", "min-width": "280px", "container-type": "inline-size" };

/**
 * For hosts that strip scripts: the element in a page of ours. Where it is left, the script lets the frame grow with
 * it, and brings its top back into view when another step is shown.
 */
export function iframeSnippet({ choices, origin }: Embed): string {
  const { font } = choices;
  const parameters = new URLSearchParams({ ...attributesOf(choices), ...(font && { font }) });
  const frame = {
    class: "repair-assist",
    src: [origin + FRAME_PATH, parameters].filter(String).join("?"),
    title: "Repair Assist",
    referrerpolicy: "origin",
    allow: "clipboard-write",
    style: styleText({ width: "100%", "min-height": roomOf(choices, "100cqw"), border: "0" }),
  };
  return [
    `<div style="${styleText(ROOM)}">${tag("iframe", frame)}</div>`,
    "<script>",
    `  addEventListener("message", ({ origin, source, data }) => {`,
    `    if (origin !== ${inScript(origin)} || data?.version !== ${FRAME_VERSION}) return;`,
    `    for (const frame of document.querySelectorAll("iframe.repair-assist")) {`,
    "      if (frame.contentWindow !== source) continue;",
    `      if (data.type === ${inScript(FRAME_HEIGHT)}) frame.style.height = data.height + "px";`,
    "      const { top } = frame.getBoundingClientRect();",
    "      const moved = /:(step|exit)$/.test(data.type);",
    "      if (moved && (top < 0 || top > innerHeight / 2)) frame.scrollIntoView();",
    "    }",
    "  });",
    "</script>",
  ].join("\n");
}
