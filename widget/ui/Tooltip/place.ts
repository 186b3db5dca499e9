const AIR = 8;

/**
 * Puts `tip`, which is fixed in the top layer, over the middle of `anchor`, or under it where there is no room, and
 * never out of the window sideways. A library that does as much is a twelfth of all that the widget may weigh.
 */
export function place(tip: HTMLElement, anchor: Element) {
  const at = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const farthest = document.documentElement.clientWidth - width - AIR;
  const left = Math.max(AIR, Math.min(at.left + (at.width - width) / 2, farthest));
  tip.style.left = `${left}px`;
  tip.style.top = `${at.top < height ? at.bottom : at.top - height}px`;
}
