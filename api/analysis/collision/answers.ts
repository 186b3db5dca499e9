import type { Answer } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { panelOn } from "../knowledge/panels.ts";
import { fill } from "../knowledge/template.ts";
import { normalize } from "../reading/normalize.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { clausesOf } from "./clauses.ts";
import { type Damage, keyOf, type ReadDamage } from "./damage.ts";
import { type Equipment, equipmentIn } from "./equipment.ts";
import { afterImpact, withWorst } from "./read-damage.ts";
import { type DamageSigns, withAdded } from "./severity.ts";

const { why: _why, hint: _hint, notSure: _notSure, ...QUESTIONS } = KNOWLEDGE.collisionSentences.questions;

/** What may be asked: of a damaged place "force" and "paint", of the whole car "sensors" and "lamps". */
export type Kind = keyof typeof QUESTIONS;

/** What an option says, read once of its words: of the harm at the place asked for, or of the car's equipment. */
interface Meaning {
  harm: DamageSigns;
  /** It takes back what was thought, and adds nothing but that the paint is whole. */
  denied: boolean;
  equipment: Equipment;
}

const MEANINGS = Object.fromEntries(
  Object.entries(QUESTIONS).map(([kind, { options }]) => [
    kind,
    Object.fromEntries(Object.entries(options).map(([option, { words }]) => [option, meaningOf(words)])),
  ]),
) as Record<string, Record<string, Meaning>>;

function meaningOf(words: string): Meaning {
  const plain = normalize(fill(words, { panel: "panel" }));
  const clauses = clausesOf(plain);
  return {
    harm: clauses.map(({ harm }) => harm).reduce(withAdded),
    denied: clauses.every(({ denied }) => denied),
    equipment: equipmentIn(plain),
  };
}

/** The damage with one option of a question taken for true; `place` is the key of the damaged place it asks of. */
export function withOption(
  read: ReadDamage,
  { bodyClass }: VehicleProfile,
  kind: string,
  place: string,
  option: string,
) {
  const meaning = MEANINGS[kind]?.[option];
  if (!meaning) return read;
  const isMeant = (damage: Damage) => keyOf({ ...damage, panel: panelOn(damage.panel, bodyClass) }) === place;
  return {
    ...read,
    equipment: { ...read.equipment, ...meaning.equipment },
    damages: read.damages.map((damage) =>
      isMeant(damage) ? { ...damage, harm: changed(damage, meaning, read) } : damage,
    ),
  };
}

function changed({ harm }: Damage, { harm: told, denied }: Meaning, { event }: ReadDamage): DamageSigns {
  if (denied) return { ...harm, paintWhole: harm.paintWhole || told.paintWhole };
  const worst = { ...withWorst(harm, told), paintWhole: harm.paintWhole };
  return event ? afterImpact(event, worst) : worst;
}

/** The damage with the options chosen of our questions: they change what was read and are no words of the owner. */
export const withAnswers = (read: ReadDamage, profile: VehicleProfile, answers: readonly Answer[]): ReadDamage =>
  answers.reduce((known, { questionId, optionId }) => {
    const [kind = "", place = ""] = questionId.split(/-(.*)/s);
    return optionId === undefined ? known : withOption(known, profile, kind, place, optionId);
  }, read);
