import { color } from "../../theme/tokens.css.ts";

/** The mark: a tag of a work order with its tick. */
export function Brand() {
  return (
    <svg viewBox="0 0 26 30" width="19" height="22" fill="none" aria-hidden="true">
      <path
        d="M3 .75h20A2.25 2.25 0 0 1 25.25 3v24A2.25 2.25 0 0 1 23 29.25H3A2.25 2.25 0 0 1 .75 27V3A2.25 2.25 0 0 1 3 .75Z"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <circle cx="13" cy="6" r="2.2" fill="currentColor" />
      <path d="M6 18.2l4.6 4.6L20.3 12" stroke={color.accentLine} strokeWidth="3" />
    </svg>
  );
}
