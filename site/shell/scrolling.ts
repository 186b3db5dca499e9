/** Scrolls to a section of the page; the room above it is the section's own `scroll-margin`. */
export function scrollToSection(id: string) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? "auto" : "smooth" });
}

/** A new page starts at its top. Back and Forward are not navigations of ours: the browser restores their place. */
export function startAtTop<Target extends string, Options>(
  navigate: (to: Target, options?: Options) => void,
  to: Target,
  options?: Options,
) {
  navigate(to, options);
  window.scrollTo(0, 0);
}
