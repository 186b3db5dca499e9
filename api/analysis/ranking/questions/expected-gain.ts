import type { Chances } from "./look-alikes.ts";

/** One cause as a question sees it. */
export interface Believed {
  belief: number;
  /** Dangerous, or cheap to put right: worth knowing of even where another leads. */
  weighty: boolean;
}

/** How much settling a weighty cause that does not lead counts beside being right about the first place. */
const WEIGHT = 0.25;
/** A weighty cause below this belief is not asked for. */
const LEAST_WEIGHTY = 0.03;
/** How much having the truth among the first three counts beside having it first. */
const AMONG_THREE = 0.25;
/**
 * How much belief in the truth counts, whatever its place: where nobody is sure, an answer seldom changes places at
 * once.
 */
const BELIEF = 0.1;

/**
 * What an answer is expected to be worth: by how much the chance rises that the first is right, and with less weight
 * that it is among three, and the belief in the truth; or by how much belief in a weighty cause moves. 0 and up.
 * `chances` are those of the causes in turn.
 */
export function expectedGain(causes: readonly Believed[], chances: readonly Chances[]): number {
  const [first, three] = best(causes.map(({ belief }) => belief));
  let firstAfter = 0;
  let threeAfter = 0;
  let beliefAfter = 0;
  const moved = new Float64Array(causes.length);
  const joint = new Float64Array(causes.length);
  for (let option = 0; option < (chances[0]?.length ?? 0); option++) {
    let overall = 0;
    for (let i = 0; i < causes.length; i++) {
      joint[i] = causes[i]!.belief * chances[i]![option]!;
      overall += joint[i]!;
    }
    if (overall === 0) continue;
    const [one, few] = best(joint);
    for (const share of joint) beliefAfter += share ** 2 / overall;
    firstAfter += one;
    threeAfter += few;
    for (let i = 0; i < causes.length; i++)
      if (causes[i]!.weighty) moved[i]! += Math.abs(joint[i]! - causes[i]!.belief * overall);
  }
  let settled = 0;
  causes.forEach(({ belief, weighty }, i) => {
    if (weighty && belief >= LEAST_WEIGHTY && belief < first) settled = Math.max(settled, moved[i]!);
  });
  const belief = causes.reduce((sum, cause) => sum + cause.belief ** 2, 0);
  return firstAfter - first + AMONG_THREE * (threeAfter - three) + BELIEF * (beliefAfter - belief) + WEIGHT * settled;
}

/** The greatest of them, and the sum of the greatest three. */
function best(figures: ArrayLike<number>): readonly [first: number, three: number] {
  let [a, b, c] = [0, 0, 0];
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]!;
    if (figure > a) [a, b, c] = [figure, a, b];
    else if (figure > b) [b, c] = [figure, b];
    else if (figure > c) c = figure;
  }
  return [a, a + b + c];
}
