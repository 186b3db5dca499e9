import type { Question, Range } from "#shared/schemas/diagnostic.ts";
import type { AnalysisInput } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { ENGINE } from "../vehicle/corrections.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { profileOf } from "../vehicle/profile-of.ts";

const SAYS = KNOWLEDGE.vehicleSentences.engine.question;

/** Asked where one engine makes the work so much dearer than another. */
const DEARER = 1.15;

/**
 * Which engine it is, where that was assumed and decides the price; no question else. It is the correction of the car that
 * the result offers, asked under the same id: one answer serves both, and none is read as words of the wish.
 */
export function engineQuestion(
  { vehicle, text, answers }: Pick<AnalysisInput, "vehicle" | "text" | "answers">,
  { corrections }: VehicleProfile,
  totalFor: (profile: VehicleProfile) => Range,
): Question[] {
  const engine = corrections.find(({ id }) => id === ENGINE);
  if (!engine || answers.some(({ questionId }) => questionId === ENGINE)) return [];
  const middles = engine.options.map(({ id: optionId }) => {
    const { min, max } = totalFor(
      profileOf({ ...vehicle, text, answers: [...answers, { questionId: ENGINE, optionId }] }),
    );
    return (min + max) / 2;
  });
  if (Math.max(...middles) < DEARER * Math.min(...middles)) return [];
  return [
    {
      id: ENGINE,
      text: SAYS.text,
      why: SAYS.why,
      hint: SAYS.hint,
      options: [
        ...engine.options.map(({ id, label }) => ({ id, label: label.charAt(0).toUpperCase() + label.slice(1) })),
        { id: "not-sure", label: SAYS.notSure },
      ],
    },
  ];
}
