import { stemmer } from "stemmer";
import { IRREGULAR } from "./irregular-forms.ts";
import { SYNONYMS } from "./synonyms.ts";

/** Not what their stem says: "timing" is no "time", "firing" no "fire". */
const OWN_ROOT = new Set([
  "timing",
  "firing",
  "lowered",
  "lowering",
  "shavings",
  "readiness",
  "possessed",
  "driveway",
  "parking",
  "bearing",
  "lasts",
  "one",
  "alternative",
  "alternatively",
  "alternate",
  "alternates",
  "alternating",
  "convert",
  "converting",
  "converted",
  "convertible",
]);

const roots = new Map<string, string>();
const MOST_KEPT = 20_000;

/** What a word is matched by: irregular forms and synonyms first, then Porter's stem. "squealing" → "squeal". */
export function rootOf(surface: string): string {
  const known = roots.get(surface);
  if (known !== undefined) return known;
  const same = SYNONYMS[surface] ?? surface;
  const root = OWN_ROOT.has(same) ? same : stemmer(IRREGULAR[same] ?? same);
  if (roots.size < MOST_KEPT) roots.set(surface, root);
  return root;
}
