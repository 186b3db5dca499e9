import type { ReactNode } from "react";

/** Inline SVG, drawn here: a strict host refuses pictures by address. All are ornament; the words stand beside them. */
// biome-ignore-start lint/correctness/noComponentHookFactories: made once, at module level.
const icon = (viewBox: string, width: number, height: number, content: ReactNode) =>
  function Icon({ size = 1 }: { size?: number }) {
    return (
      <svg
        viewBox={viewBox}
        width={width * size}
        height={height * size}
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        {content}
      </svg>
    );
  };

// biome-ignore-end lint/correctness/noComponentHookFactories: see above.

export const Triangle = icon("0 0 16 16", 15, 15, <path d="M8 1l7.5 14H.5z" fill="currentColor" stroke="none" />);
export const HalfDiamond = icon(
  "0 0 16 16",
  15,
  15,
  <>
    <path d="M8 .8L15.2 8 8 15.2.8 8z" strokeWidth="1.8" />
    <path d="M8 .8L15.2 8 8 15.2z" fill="currentColor" stroke="none" />
  </>,
);
export const Ring = icon("0 0 16 16", 15, 15, <circle cx="8" cy="8" r="6.5" strokeWidth="2" />);
export const Tick = icon("0 0 16 16", 15, 15, <path d="M2 8.5l4 4 8-9" strokeWidth="2.2" />);
export const Cross = icon("0 0 12 12", 12, 12, <path d="M1.5 1.5l9 9M10.5 1.5l-9 9" strokeWidth="2" />);
export const Chevron = icon("0 0 12 8", 12, 8, <path d="M1 1l5 5 5-5" strokeWidth="2" />);
export const Star = icon(
  "0 0 16 16",
  15,
  15,
  <path
    d="M8 .8l2.2 4.9 5.3.5-4 3.5 1.2 5.2L8 12.2l-4.7 2.7 1.2-5.2-4-3.5 5.3-.5z"
    fill="currentColor"
    stroke="none"
  />,
);
export const Camera = icon(
  "0 0 28 24",
  28,
  24,
  <>
    <path d="M1 6h7l2.5-4h7L20 6h7v17H1z" strokeWidth="1.8" />
    <circle cx="14" cy="14" r="5" strokeWidth="1.8" />
  </>,
);
export const Octagon = icon(
  "0 0 46 42",
  46,
  42,
  <>
    <path d="M15 2h16l11.5 11.5v16L31 40H15L3.5 29.5v-16z" strokeWidth="4" />
    <path d="M23 10v14" strokeWidth="4.5" />
    <circle cx="23" cy="30.5" r="2.7" fill="currentColor" stroke="none" />
  </>,
);
export const Caution = icon(
  "0 0 46 42",
  46,
  42,
  <>
    <path d="M23 2.5L44 39.5H2z" strokeWidth="4" strokeLinejoin="round" />
    <path d="M23 15v12" strokeWidth="4.5" />
    <circle cx="23" cy="33" r="2.7" fill="currentColor" stroke="none" />
  </>,
);
export const TickRing = icon(
  "0 0 46 42",
  46,
  42,
  <>
    <circle cx="23" cy="21" r="18" strokeWidth="4" />
    <path d="M14 21.5l6.5 6.5L32 15" strokeWidth="4.5" />
  </>,
);
export const QuestionRing = icon(
  "0 0 46 42",
  46,
  42,
  <>
    <circle cx="23" cy="21" r="18" strokeWidth="4" />
    <path d="M17 17a6 6 0 1 1 8.500 5.400c-1.700.9-2.500 1.600-2.500 3.600" strokeWidth="4" />
    <circle cx="23" cy="31" r="2.500" fill="currentColor" stroke="none" />
  </>,
);
