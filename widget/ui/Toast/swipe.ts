import { type PointerEvent, useRef, useState } from "react";

/** How far to the right a swipe must go to count, in pixels. */
export const SWIPE_THRESHOLD = 50;

/** Moves smaller than this are taps, not swipes. In pixels. */
const SLACK = 6;

/** Handlers and style of something that a swipe to the right sends away. */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const distance = (event: PointerEvent) => (start.current === null ? 0 : Math.max(0, event.clientX - start.current));
  const end = (event: PointerEvent) => {
    if (distance(event) >= SWIPE_THRESHOLD) onSwiped();
    start.current = null;
    setOffset(0);
  };
  return {
    style: { translate: `${offset}px 0` },
    onPointerDown(event: PointerEvent) {
      start.current = event.clientX;
    },
    onPointerMove(event: PointerEvent) {
      if (start.current === null) return;
      const moved = distance(event);
      // Capture the pointer, so that a swipe that ends outside still ends. Not before it moves: a tap must reach the
      // button.
      if (moved > SLACK) (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
      setOffset(moved);
    },
    onPointerUp: end,
    onPointerCancel() {
      start.current = null;
      setOffset(0);
    },
  };
}
