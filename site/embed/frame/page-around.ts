import type { FrameEvent, FrameHeight } from "#shared/embed-frame.ts";

/** Tells the page around the frame something, if there is one. */
export function tellPage(message: FrameHeight | FrameEvent) {
  if (parent !== window) parent.postMessage(message, pageAround());
}

/**
 * The origin of the page around the frame, to which alone we speak. A page without an origin of its own (a file, a
 * sandbox) or one that hides it can only be reached by "*"; what we tell is no secret.
 */
export function pageAround(
  { ancestorOrigins }: Pick<Location, "ancestorOrigins"> = location,
  referrer = document.referrer,
): string {
  const origin = ancestorOrigins?.[0] ?? originOf(referrer);
  return origin && origin !== "null" ? origin : "*";
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
