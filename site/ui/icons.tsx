/** The site's few drawings. All are ornament beside words, so they are hidden from assistive technology. */

/** A job ticket with a hole to hang it by, ticked off. */
export function Logo({ tickColor }: { tickColor: string }) {
  return (
    <svg viewBox="0 0 26 30" width="26" height="30" fill="none" aria-hidden="true">
      <rect x="0.75" y="0.75" width="24.5" height="28.5" rx="2.25" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="13" cy="6" r="2.2" fill="currentColor" />
      <path d="M6 18.2l4.6 4.6L20.3 12" stroke={tickColor} strokeWidth="3" />
    </svg>
  );
}

export function Tick() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
      <path d="M2 8.5l4 4 8-9" stroke="currentColor" strokeWidth="2.2" />
    </svg>
  );
}

export function Arrow() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
      <path d="M2 8h11M8.5 3.5L13 8l-4.5 4.5" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

export function MenuLines() {
  return (
    <svg viewBox="0 0 18 12" width="18" height="12" fill="none" aria-hidden="true">
      <path d="M0 1h18M0 6h18M0 11h18" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

export function Cross() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" fill="none" aria-hidden="true">
      <path d="M1 1l10 10M11 1L1 11" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** Points down where something opens. */
export function Chevron() {
  return (
    <svg viewBox="0 0 12 8" width="12" height="8" fill="none" aria-hidden="true">
      <path d="M1 1l5 5 5-5" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** Stands beside every error, so that it is not told by colour alone. */
export function Warning() {
  return (
    <svg viewBox="0 0 16 14" width="16" height="14" aria-hidden="true">
      <path d="M8 0l8 14H0z" fill="currentColor" />
    </svg>
  );
}
