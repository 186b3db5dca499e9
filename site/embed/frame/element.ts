import type { PartnerLook } from "#shared/schemas/partner.ts";

const FONT = "--repair-assist-font";
const MAX_HEADING = 100;
/** What else the address may say; what is wrong with it the element tells the console. */
const ALSO = ["zip-code", "year", "make", "model", "mileage", "issue-type", "issue-description", "reference"];

/**
 * Puts the element into the page: the partner as the API has it, the look as the frame's address says it, else as the
 * partner has set it. What is said wrongly is as if it were not said: the element sees to that.
 */
export function showElement(
  partner: string,
  look: PartnerLook,
  query: URLSearchParams,
  body = document.body,
): HTMLElement {
  const element = document.createElement("repair-assist");
  const attributes = {
    partner,
    theme: query.get("theme") || look.theme,
    accent: query.get("accent") || look.accent,
    step: query.get("step"),
    heading: query.get("heading")?.slice(0, MAX_HEADING),
    ...Object.fromEntries(ALSO.map((name) => [name, query.get(name)])),
  };
  for (const [name, value] of Object.entries(attributes)) if (value) element.setAttribute(name, value);
  const font = query.get("font") || look.font;
  // As one value of one property: whatever else it says is dropped by the browser.
  if (font) element.style.setProperty(FONT, font);
  body.append(element);
  return element;
}
