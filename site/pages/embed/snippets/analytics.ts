import { FRAME_VERSION } from "#shared/embed-frame.ts";
import { inScript } from "./escape.ts";

/** Hands what is worth counting to a data layer, such as Google Tag Manager's, from the element and from the iframe. */
export const analyticsExample = (origin: string) =>
  [
    "window.dataLayer = window.dataLayer || [];",
    `const COUNTED = ["step", "analyzed", "answered", "contact", "lead", "done", "error"]`,
    `  .map((name) => "repair-assist:" + name);`,
    "const count = ({ type, detail }) => {",
    "  if (COUNTED.includes(type)) dataLayer.push({ event: type, repairAssist: detail });",
    "};",
    "for (const type of COUNTED) addEventListener(type, count);",
    `addEventListener("message", ({ origin, data }) => {`,
    `  if (origin === ${inScript(origin)} && data?.version === ${FRAME_VERSION}) count(data);`,
    "});",
  ].join("\n");
