import { type Platform, platform } from "@floating-ui/react";

/**
 * Measures for floating-ui what stands in the top layer: nothing clips it but the window, and its place is counted from
 * the window's corner. The build leaves out the package's own measuring, of scrolled and moved ancestors.
 */
export const topLayer: Platform = {
  ...platform,
  getElementRects: ({ reference, floating }) => ({
    reference: reference.getBoundingClientRect(),
    floating: { x: 0, y: 0, ...sizeOf(floating) },
  }),
  getDimensions: sizeOf,
  getClippingRect: () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    return { x: 0, y: 0, width, height };
  },
};

function sizeOf(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
}
