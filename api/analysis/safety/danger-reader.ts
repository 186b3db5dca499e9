import type { Quote } from "#shared/schemas/diagnostic.ts";
import type { DangerKind } from "./danger-kind.ts";

/** A danger that a text tells of: how probable it is that its writer means it, from 0 to 1, and the words that say so. */
export interface Danger {
  kind: DangerKind;
  probability: number;
  quote?: Quote;
}

/** Reads dangers out of an owner's words beside the rules. Quotes are places in `text`. Must be near linear in the text. */
export interface DangerReader {
  read(text: string): Danger[];
}

/** Hears nothing: the rules speak alone. */
export const NO_DANGER_READER: DangerReader = { read: () => [] };
