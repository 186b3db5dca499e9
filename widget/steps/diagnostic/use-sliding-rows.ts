import { useLayoutEffect, useRef } from "react";

const DURATION = 200;

/**
 * Lets the children of a list slide to their new places when `order` changes; at once under reduced motion. Each child
 * carries its identity in `data-row`.
 */
export function useSlidingRows<T extends HTMLElement>(order: string) {
  const list = useRef<T>(null);
  const tops = useRef(new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is the occasion, not an input.
  useLayoutEffect(() => {
    const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
    const before = tops.current;
    tops.current = new Map();
    for (const row of list.current?.children ?? []) {
      const { row: id = "" } = (row as HTMLElement).dataset;
      const top = (row as HTMLElement).offsetTop;
      const from = before.get(id);
      tops.current.set(id, top);
      if (still || from === undefined || from === top) continue;
      row.animate([{ transform: `translateY(${from - top}px)` }, { transform: "none" }], {
        duration: DURATION,
        easing: "ease-out",
      });
    }
  }, [order]);
  return list;
}
