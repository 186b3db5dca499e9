import { useEffect, useRef, useState } from "react";

/** How far to the right a swipe must go to count, in pixels. */
export const SWIPE_THRESHOLD = 50;

/** Moves smaller than this are taps, not swipes. In pixels. */
const SLACK = 6;

/** Handlers and style of something that a swipe to the right sends away, wherever the swipe ends. */
export function useSwipe(onSwiped: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [offset, setOffset] = useState(0);
  const swiped = useRef(onSwiped);
  swiped.current = onSwiped;
  useEffect(() => {
    if (start === null) return;
    const distance = (event: PointerEvent) => Math.max(0, event.clientX - start);
    const move = (event: PointerEvent) => setOffset(distance(event) > SLACK ? distance(event) : 0);
    const stop = () => {
      setStart(null);
      setOffset(0);
    };
    const end = (event: PointerEvent) => {
      stop();
      if (distance(event) >= SWIPE_THRESHOLD) swiped.current();
    };
    // A mouse is outside after one quick move, and its events are then those of the page.
    const listeners = { pointermove: move, pointerup: end, pointercancel: stop };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener as EventListener);
    };
  }, [start]);
  return {
    style: { translate: `${offset}px 0` },
    onPointerDown: (event: { clientX: number }) => setStart(event.clientX),
  };
}
