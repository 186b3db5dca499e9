import type { Question, Range } from "#shared/schemas/diagnostic.ts";
import type { Answer, Vehicle } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { engineChoices } from "../vehicle/engine-choices.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { profileOf } from "../vehicle/profile-of.ts";

const SAYS = KNOWLEDGE.vehicleSentences.engine.question;

/** The id of the question. */
export const ENGINE = "engine";

/** Asked where one engine makes the work so much dearer than another. */
const DEARER = 1.15;

/** Which engine it is, where that was not told and decides the price; no question else. */
export function engineQuestion(
  { vehicle, text, answers }: { vehicle: Vehicle; text: string; answers: readonly Answer[] },
  totalFor: (profile: VehicleProfile) => Range,
): Question[] {
  if (answers.some(({ questionId }) => questionId === ENGINE)) return [];
  const choices = engineChoices({ ...vehicle, text });
  if (choices.length < 2) return [];
  const middles = choices.map(({ words }) => {
    const { min, max } = totalFor(profileOf({ ...vehicle, text: `${text}\n\n${words}.` }));
    return (min + max) / 2;
  });
  if (Math.max(...middles) < DEARER * Math.min(...middles)) return [];
  return [
    {
      id: ENGINE,
      text: SAYS.text,
      why: SAYS.why,
      hint: SAYS.hint,
      options: [...choices.map(({ id, label }) => ({ id, label })), { id: "not-sure", label: SAYS.notSure }],
    },
  ];
}
