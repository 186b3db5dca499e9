/**
 * The contract between `/embed/frame`, the element alone for an iframe on somebody's page, and that page.
 *
 * The frame's address takes the parameters of `FRAME_PARAMETERS`. Whenever its content grows or shrinks the frame posts
 * a `FrameHeight` to the page around it, and for each event of the element a `FrameEvent`, to that page's origin alone.
 * The page believes them only if `event.source` is the frame's own window and `event.origin` is ours, or "null" where it
 * put the frame into a sandbox without `allow-same-origin`. A partner's iframe needs `referrerpolicy="origin"`, by which
 * the key's sites are known.
 */
export const FRAME_PATH = "/embed/frame";

/** Each as the element's attribute of that name; `font` is the CSS variable `--repair-assist-font`. */
export const FRAME_PARAMETERS = ["partner", "theme", "accent", "font", "step", "heading"] as const;
export type FrameParameter = (typeof FRAME_PARAMETERS)[number];

/** In every message. Within one version messages and details are only added, so a page passes over what it does not know. */
export const FRAME_VERSION = 1;

export const FRAME_HEIGHT = "repair-assist:height";

/** How tall the content is, in whole CSS pixels. */
export interface FrameHeight {
  type: typeof FRAME_HEIGHT;
  version: typeof FRAME_VERSION;
  height: number;
}

/** The element's events that the page hears of. It can prevent none of them. */
export const FRAME_EVENTS = [
  "ready",
  "step",
  "analyzed",
  "answered",
  "shops",
  "contact",
  "lead",
  "done",
  "error",
  "exit",
] as const;
export type FrameEventName = (typeof FRAME_EVENTS)[number];

/**
 * Something happened in the wizard, with the `detail` that the element's event has: no personal data. At a "step" or an
 * "exit" another step is about to be shown, of another height: the page scrolls to the frame's top if that is out of view.
 */
export interface FrameEvent<Detail = unknown> {
  type: `repair-assist:${FrameEventName}`;
  version: typeof FRAME_VERSION;
  detail: Detail;
}
