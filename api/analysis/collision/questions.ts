import type { Question, Range } from "#shared/schemas/diagnostic.ts";
import type { Answer } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { PANELS } from "../knowledge/panels.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import type { Equipment } from "./equipment.ts";
import type { PricedDamage } from "./price-damage.ts";
import { needsCalibration } from "./price-extras.ts";

const { why, hint, notSure, ...QUESTIONS } = KNOWLEDGE.collisionSentences.questions;
type Kind = keyof typeof QUESTIONS;

/** A question that may be asked, and of which panel. */
interface Candidate {
  kind: Kind;
  panel?: PricedDamage["damage"]["panel"];
  without?: readonly string[];
}

/** So many are asked. */
const MOST = 2;
/** An answer must be worth this share of the price. */
const WORTH = 0.12;

/** The questions whose answers move the price most, the best first; `totalWith` prices the damage with more words told. */
export function questionsFor(
  priced: readonly PricedDamage[],
  equipment: Equipment,
  profile: VehicleProfile,
  answers: readonly Answer[],
  totalWith: (words: string) => Range | undefined,
): Question[] {
  const asked = new Set(answers.map(({ questionId }) => questionId));
  return candidatesFor(priced, equipment, profile)
    .filter((candidate) => !asked.has(idOf(candidate)))
    .map((candidate) => ({ candidate, worth: worthOf(candidate, totalWith) }))
    .filter(({ worth }) => worth >= WORTH)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, Math.max(0, MOST - asked.size))
    .map(({ candidate }) => questionOf(candidate));
}

function candidatesFor(
  priced: readonly PricedDamage[],
  { sensors, lamps }: Equipment,
  profile: VehicleProfile,
): Candidate[] {
  const named = priced.filter(({ damage }) => PANELS.includes(damage.panel));
  return [
    ...named.flatMap(({ damage: { panel, harm }, severity }): Candidate[] => {
      if (panel.kind !== "plastic" && panel.kind !== "metal") return [];
      const open = severity === "unknown" || (severity === "moderate" && !harm.bent && !harm.partial && !harm.replace);
      const isDented = panel.kind === "metal" && harm.dent && !harm.paint && !harm.paintWhole && !harm.hail;
      return [
        ...(open ? [{ kind: "force" as const, panel, ...(severity !== "unknown" && { without: ["marked"] }) }] : []),
        ...(isDented ? [{ kind: "paint" as const, panel }] : []),
      ];
    }),
    ...(sensors === undefined && needsCalibration(priced, profile) ? [{ kind: "sensors" as const }] : []),
    ...(lamps === undefined && priced.some(({ damage, plan }) => damage.panel.kind === "lamp" && plan.high.parts > 0)
      ? [{ kind: "lamps" as const }]
      : []),
  ];
}

/** How far apart the answers leave the middle of the price, as a share of it. */
function worthOf(candidate: Candidate, totalWith: (words: string) => Range | undefined): number {
  const middles = optionsOf(candidate).flatMap(({ words }) => {
    const total = totalWith(`${words}.`);
    return total ? [(total.min + total.max) / 2] : [];
  });
  return middles.length < 2 ? 0 : Math.max(...middles) / Math.min(...middles) - 1;
}

const spokenOf = ({ name }: NonNullable<Candidate["panel"]>) => name.toLowerCase();
const withPanel = (text: string, panel: Candidate["panel"]) => text.replaceAll("{panel}", panel ? spokenOf(panel) : "");
const idOf = ({ kind, panel }: Candidate) => (panel ? `${kind}-${panel.id}` : kind);

const optionsOf = ({ kind, panel, without = [] }: Candidate) =>
  Object.entries(QUESTIONS[kind].options)
    .filter(([id]) => !without.includes(id))
    .map(([id, { label, words }]) => ({ id, label, words: withPanel(words, panel) }));

const questionOf = (candidate: Candidate): Question => ({
  id: idOf(candidate),
  text: withPanel(QUESTIONS[candidate.kind].text, candidate.panel),
  why,
  hint,
  options: [...optionsOf(candidate).map(({ id, label }) => ({ id, label })), { id: "not-sure", label: notSure }],
});

/** The words that an answer stands for; undefined for other questions, and for "not sure". */
export function damageWordsOf(questionId: string, optionId: string): string | undefined {
  const [kind = "", panelId] = questionId.split(/-(.*)/s);
  const options = (QUESTIONS as Record<string, (typeof QUESTIONS)[Kind]>)[kind]?.options as
    | Record<string, { words: string }>
    | undefined;
  const words = options?.[optionId]?.words;
  return (
    words &&
    withPanel(
      words,
      PANELS.find(({ id }) => id === panelId),
    )
  );
}
