import type { Quote } from "#shared/schemas/diagnostic.ts";
import type { DangerKind } from "./danger-kind.ts";

/** A danger that a text tells of: how probable it is that its writer means it, from 0 to 1, and the words that say so. */
export interface Danger {
  kind: DangerKind;
  probability: number;
  /** Told so mildly that it is to be looked at soon and no more, whatever the level of its kind. */
  isMild?: boolean;
  quote?: Quote;
}

/** What a reader makes of a whole text. */
export interface DangerReading {
  dangers: readonly Danger[];
  /**
   * How much the reader believes, 0 to 1, that the text tells of a danger that stops a car; absent where it cannot
   * tell.
   */
  stop?: number;
  /** The same for any danger, one that has to be looked at soon included. */
  any?: number;
}

/**
 * Reads dangers out of an owner's words beside the rules. Quotes are places in `text`. Must be near linear in the text.
 */
export interface DangerReader {
  read(text: string): DangerReading;
}

/** Hears nothing: the rules speak alone. */
export const NO_DANGER_READER: DangerReader = { read: () => ({ dangers: [] }) };
