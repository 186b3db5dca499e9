import { FRAME_HEIGHT, type FrameHeight } from "#shared/embed-frame.ts";

/** Tells the page around the frame how tall the content is, now and whenever that changes. */
export function reportHeight() {
  if (parent === window) return;
  const to = pageAround();
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    parent.postMessage({ type: FRAME_HEIGHT, height } satisfies FrameHeight, to);
  }).observe(document.body);
}

/**
 * The origin of the page around the frame, to which alone we speak. A page without an origin of its own (a file, a
 * sandbox) or one that hides it can only be reached by "*"; a height is no secret.
 */
export function pageAround(
  { ancestorOrigins }: Pick<Location, "ancestorOrigins"> = location,
  referrer = document.referrer,
): string {
  const origin = ancestorOrigins?.[0] ?? originOf(referrer);
  return origin && origin !== "null" ? origin : "*";
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
