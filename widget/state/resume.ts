import { confirmationOf, type Route, stepOf } from "./settings.ts";
import type { KeyedStore } from "./storage.ts";

/** Where the step is kept in the browser's session: "confirmation managed". */
const KEY = "route";

/** The places of the elements that this document has had: a fresh node goes on where the one before it was. */
const opened = new Set<number>();

/** Keeps where the visitor is, for as long as the visit lasts. */
export const keepRoute = (session: KeyedStore, { step, confirmationType }: Route) =>
  session.set(KEY, `${step} ${confirmationType}`);

/** Where the visitor was before the page was loaded again, or the element made anew; null where a visit begins. */
export function routeToResume(session: KeyedStore, place: number): Route | null {
  const goesOn = opened.has(place) || visitGoesOn();
  opened.add(place);
  const [stepText, type] = session.get(KEY)?.split(" ") ?? [];
  const step = stepOf(stepText);
  if (goesOn && step) return { step, confirmationType: confirmationOf(type) ?? "recommendations" };
  session.remove(KEY);
  return null;
}

/** A reload, Back, Forward, or a link from another page of the same host: anything else is a new visit. */
function visitGoesOn() {
  const [loaded] = (performance.getEntriesByType?.("navigation") ?? []) as PerformanceNavigationTiming[];
  if (/^(reload|back_forward)$/.test(loaded?.type ?? "")) return true;
  try {
    return new URL(document.referrer).origin === location.origin;
  } catch {
    return false;
  }
}
