import { quoteIn } from "../../analysis/understood/quote.ts";
import type {
  DamageAnswer,
  EstimateAnswer,
  UnderstoodDamage,
  UnderstoodEstimate,
} from "../../analysis/understood/understood.ts";

/** How many parts of an answer were left out for want of words of the owner, or of a line. */
interface Unfounded {
  quotes?: number;
  lines?: number;
}

/** An estimate as a model read it, without what it says of need and alternatives that no words of the owner show. */
export function checkEstimate(
  { needs, alternatives, ...estimate }: EstimateAnswer,
  text: string,
): { estimate: UnderstoodEstimate; leftOut: Unfounded } {
  const last = estimate.lines.length;
  const stands = ({ words }: { words: string }) => quoteIn(text, words) !== undefined;
  const shownNeeds = needs.filter(stands);
  const shownAlternatives = alternatives.filter(stands);
  const ofLines = shownNeeds.filter(({ line }) => line < last);
  const ofSeveral = shownAlternatives.filter(({ lines }) => new Set(lines).size > 1 && lines.every((at) => at < last));
  return {
    estimate: { ...estimate, needs: ofLines, alternatives: ofSeveral },
    leftOut: counted(
      needs.length + alternatives.length - shownNeeds.length - shownAlternatives.length,
      shownNeeds.length + shownAlternatives.length - ofLines.length - ofSeveral.length,
    ),
  };
}

/** Damage as a model saw it; what only words can show needs the owner's, and without pictures all does. */
export function checkDamage(
  { event, areas, ...damage }: DamageAnswer,
  text: string,
  hasPictures: boolean,
): { damage: UnderstoodDamage; leftOut: Unfounded } {
  const stands = (words: string | null) => (words === null ? hasPictures : quoteIn(text, words) !== undefined);
  const shown = areas.filter(({ words }) => stands(words));
  const told = event && stands(event.words) ? event : null;
  return {
    damage: { ...damage, areas: shown, event: told },
    leftOut: counted(areas.length - shown.length + (event && !told ? 1 : 0), 0),
  };
}

const counted = (quotes: number, lines: number): Unfounded => ({
  ...(quotes > 0 && { quotes }),
  ...(lines > 0 && { lines }),
});
