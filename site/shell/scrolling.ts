/** Scrolls to a section of the page; the room above it is the section's own `scroll-margin`. */
export function scrollToSection(id: string) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? "auto" : "smooth" });
}
