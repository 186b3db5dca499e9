import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { expect, within } from "storybook/test";
import { adopt, release } from "../widget/theme/shadow-styles.ts";

/** Puts its children into an open shadow root with the widget's styles, as the element does. */
export function InShadowRoot({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const shadow = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: "open" });
    adopt(shadow);
    setRoot(shadow);
    return () => release(shadow);
  }, []);
  return (
    <div ref={host} data-story="">
      {root && createPortal(children, root)}
    </div>
  );
}

/**
 * The queries of testing-library over what a story shows: its own `canvas` ends at the shadow root. Words
 * for a controlled field go in by `fireEvent.input`: the typing of user-event is lost on React within a shadow root.
 */
export function shownIn(canvasElement: HTMLElement) {
  const root = canvasElement.querySelector("[data-story]")!.shadowRoot!;
  return within(root.firstElementChild as HTMLElement);
}

/**
 * Nothing sticks out sideways, not even where the widget would clip it. In Storybook itself this looks at the pane of
 * the story.
 */
export async function expectToFit(canvasElement: HTMLElement) {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const all = canvasElement.querySelector("[data-story]")!.shadowRoot!.querySelectorAll("*");
  const out = [...all].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
  await expect(out).toEqual([]);
}
