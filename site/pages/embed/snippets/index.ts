import type { Embed } from "./embed.ts";
import { htmlSnippet, wordPressSnippet } from "./html.ts";
import { iframeSnippet } from "./iframe.ts";
import { moduleSnippet } from "./module.ts";
import { reactSnippet } from "./react.ts";

/** The kinds of page that there is a snippet for, in the order in which they are offered. */
export const SNIPPETS = {
  html: htmlSnippet,
  wordpress: wordPressSnippet,
  react: reactSnippet,
  module: moduleSnippet,
  iframe: iframeSnippet,
} satisfies Record<string, (embed: Embed) => string>;

export type SnippetKind = keyof typeof SNIPPETS;
