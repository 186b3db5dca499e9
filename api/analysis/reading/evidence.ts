import type { Quote } from "#shared/schemas/diagnostic.ts";
import type { Condition } from "../knowledge/conditions.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";

/**
 * One fact read from the owner's words. `present: false` is a stated absence ("no warning lights"); what is not
 * mentioned makes no fact at all. `certainty` is 1 for a plain statement, less for a hedge ("I think it grinds").
 */
export interface Fact {
  key: EvidenceKey;
  present: boolean;
  certainty: number;
  /**
   * How much of the story it is, up to 1, which is meant where it is absent: less for what a long text says in passing.
   */
  prominence?: number;
  conditions: readonly Condition[];
  /** Circumstances the owner rules out: "does NOT happen when turning". */
  notConditions: readonly Condition[];
  /**
   * The words of the finding alone, "Grinding", a line for each mention; what rules about wording look at. Absent:
   * those of the quote.
   */
  said?: string;
  /** The owner's phrase with its circumstances, "Grinding when I brake". Absent for an answer to a question. */
  quote?: Quote;
}

/** All that was understood of a text. */
export interface Reading {
  facts: readonly Fact[];
  /** The share of its words that made facts, 0 to 1. */
  recognized: number;
  /** How many words there were to read. */
  words: number;
  /** The share of the words that are English, spelled right or mended, 0 to 1; 1 where there is no word. */
  english: number;
}

/** A mention of a fact, with the indexes of its words. */
export interface Noticed {
  fact: Fact;
  at: readonly number[];
}
