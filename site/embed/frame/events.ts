import { FRAME_EVENTS, FRAME_VERSION } from "#shared/embed-frame.ts";
import { tellPage } from "./page-around.ts";

/** Tells the page around the frame each event of the element. */
export function reportEvents(element: HTMLElement) {
  for (const name of FRAME_EVENTS) {
    const type = `repair-assist:${name}` as const;
    element.addEventListener(type, ({ detail }) => tellPage({ type, version: FRAME_VERSION, detail }));
  }
}
