import { rootOf } from "./roots.ts";

const roots = (words: string) => new Set(words.split(/\s+/).map(rootOf));

/** Words that carry no finding of their own: patterns ignore them, and they cost nothing inside a gap. */
export const FILLERS = roots(`
  a an the my our his her its it this that these those is are was were be been being am i we you he she they them there
  to of just really very so then also still even always sometimes occasionally usually often only slightly little bit lot
  kind sort kinda sorta like almost completely totally suddenly all quite pretty super extremely fully properly correctly
  now again constantly do does did have has had will would seem seems get make feel want keep try begin began begun
  basically literally actually definitely some any much more bad badly horrible terrible awful annoying weird strange odd
  funny loud slight faint at with as about big small large huge major minor well too honestly recently lately me us appear tends tend able consistently already`);

/** Words that turn a statement into its opposite. In a pattern, `not` stands for any of them. */
export const NEGATORS = roots("not no never without hardly barely nor neither none nothing isn");

/** Words for a car that does nothing wrong. */
export const FINE = roots("fine ok okay good great quiet silent smooth normal perfect");

/** Before these a car was fine, and what they tell is when it no longer is. */
export const NO_LONGER = roots("until till unless except before");

/** "not sure", "no idea", "not only"; "does not work" says all it denies: a negator that denies nothing further. */
export const NOT_DENYING = roots(
  "work function operate respond available covered sure idea clue know matter mean wait figure tell understand certain luck doubt wonder until expert mechanic money",
);
