import { FRAME_HEIGHT, FRAME_VERSION } from "#shared/embed-frame.ts";
import { tellPage } from "./page-around.ts";

/** Tells the page around the frame how tall the content is, now and whenever that changes. */
export function reportHeight() {
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    tellPage({ type: FRAME_HEIGHT, version: FRAME_VERSION, height });
  }).observe(document.body);
}
