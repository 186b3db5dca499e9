/**
 * The contract between `/embed/frame`, the element alone for an iframe on somebody's page, and that page.
 *
 * The frame's address takes the parameters of `FRAME_PARAMETERS`. Whenever its content grows or shrinks the frame posts
 * a `FrameHeight` to the page around it, to that page's origin alone. The page believes it only if `event.source` is the
 * frame's own window and `event.origin` is ours, or "null" where it put the frame into a sandbox without
 * `allow-same-origin`. A partner's iframe needs `referrerpolicy="origin"`, by which the key's sites are known.
 */
export const FRAME_PATH = "/embed/frame";

/** Each as the element's attribute of that name; `font` is the CSS variable `--repair-assist-font`. */
export const FRAME_PARAMETERS = ["partner", "theme", "accent", "font", "step", "heading"] as const;
export type FrameParameter = (typeof FRAME_PARAMETERS)[number];

export const FRAME_HEIGHT = "repair-assist:height";

/** How tall the content is, in whole CSS pixels. */
export interface FrameHeight {
  type: typeof FRAME_HEIGHT;
  height: number;
}
