import type { Choices } from "../choices.ts";

/** Everything a snippet says. */
export type Embed = {
  choices: Choices;
  /** Origin that serves the widget: "https://repair.example". */
  origin: string;
  /** Which release a page loads: the newest of a major version, or one that never changes with its checksums. */
  release: Release;
};

/** `path` is the release's part of the address, "v1" or "v1.2.3"; a pinned one has the `integrity` of each file. */
export type Release = { path: string; integrity?: Record<string, string> };

export type WidgetFile = "repair-assist.js" | "repair-assist.mjs";

/** Address and checksum of a file of the release, as attributes of the tag that loads it. */
export function sourceOf({ origin, release }: Embed, file: WidgetFile): Record<string, string> {
  const integrity = release.integrity?.[file];
  return {
    src: `${origin}/widget/${release.path}/${file}`,
    ...(integrity && { integrity, crossorigin: "anonymous" }),
  };
}
