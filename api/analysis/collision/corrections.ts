import type { Correction } from "#shared/schemas/diagnostic.ts";
import type { Answer } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { PANELS, panelOn } from "../knowledge/panels.ts";
import type { BodyClass, VehicleProfile } from "../vehicle/profile.ts";
import { type Damage, keyOf, type ReadDamage } from "./damage.ts";
import { damageLocation } from "./location.ts";
import { hasEnds } from "./position.ts";
import { damageName } from "./price-damage.ts";
import { type DamageSigns, damageSignsIn, type Severity } from "./severity.ts";

/** A place of the car that can be damaged. */
type Spot = Pick<Damage, "panel" | "side" | "end">;

const { none: NONE, unknown: UNKNOWN, to: TO } = KNOWLEDGE.collisionSentences.corrections;

/** What an owner can say that a place suffered. */
const HARMS = Object.fromEntries(
  Object.entries(TO).map(([severity, { words }]) => [
    severity,
    { ...damageSignsIn(words.toLowerCase()), severity: severity as Severity },
  ]),
) as Record<string, DamageSigns>;

const PREFIX = "damage.";
const idOf = (spot: Spot) => `${PREFIX}${keyOf(spot)}`;

/** Whether an answer tells how badly a place is damaged, and answers no question of ours. */
export const isDamageCorrection = ({ questionId }: Pick<Answer, "questionId">) => questionId.startsWith(PREFIX);

/** Whether a correction is of this place. */
export const isOn = ({ questionId }: Pick<Answer, "questionId">, spot: Spot) => questionId === idOf(spot);

/** The damage as the owner put it right, place by place; what names no place that such a car has changes nothing. */
export const withCorrections = (read: ReadDamage, { bodyClass }: VehicleProfile, answers: readonly Answer[]) => {
  const corrections = answers.filter(isDamageCorrection);
  if (corrections.length === 0) return read;
  const damages = read.damages.map((damage) => ({ ...damage, panel: panelOn(damage.panel, bodyClass) }));
  return {
    ...read,
    damages: corrections.reduce<Damage[]>((known, { questionId, optionId = "" }) => {
      const spot = spotOf(questionId);
      return spot ? corrected(known, spot, optionId) : known;
    }, damages),
  };
};

/** What can be put right: all places that were read, all that were put right before, and those that such a car has. */
export function damageCorrections(
  { damages }: ReadDamage,
  { bodyClass }: VehicleProfile,
  answers: readonly Answer[],
): Correction[] {
  const known = damages.map((damage) => ({ ...damage, panel: panelOn(damage.panel, bodyClass) })).flatMap(apart);
  const before = answers.filter(isDamageCorrection).flatMap(({ questionId }) => spotOf(questionId) ?? []);
  const spots = new Map<string, Spot>(
    [...known, ...before, ...offeredOn(bodyClass)].map((spot) => [keyOf(spot), spot]),
  );
  return [...spots.values()].map((spot) => {
    const chosen = known.find((damage) => isAt(damage, spot))?.harm.severity ?? "none";
    // Without any damage there would be no result to put right.
    const isOnly = chosen !== "none" && known.length === 1;
    return {
      id: idOf(spot),
      name: damageName(spot),
      chosen,
      options: [
        ...(isOnly ? [] : [{ id: "none", label: NONE }]),
        ...Object.entries(TO).map(([id, { label }]) => ({ id, label })),
        ...(chosen === "unknown" ? [{ id: "unknown", label: UNKNOWN }] : []),
      ],
      location: damageLocation([spot]),
    };
  });
}

const SIDES = ["left", "right"] as const;
const ENDS = ["front", "rear"] as const;

/** The places that a car of this body has, and that its owner knows by sight. */
const offeredOn = (body: BodyClass): Spot[] =>
  PANELS.filter(({ offered }) => offered === true || offered?.includes(body)).flatMap((panel) => spotsIn({ panel }));

/** The single places within one that is told without side or end. */
const spotsIn = ({ panel, side, end }: Spot): Spot[] => {
  const sides = side && side !== "both" ? [side] : panel.sided ? SIDES : [undefined];
  const ends = end ? [end] : hasEnds(panel) ? ENDS : [undefined];
  return ends.flatMap((end) => sides.map((side) => ({ panel, side, end })));
};

/** "Both headlights" and "all four wheels" are as many single places. */
function apart(damage: Damage): Damage[] {
  const spots = spotsIn(damage);
  return damage.count > 1 && spots.length === damage.count
    ? spots.map((spot) => ({ ...damage, ...spot, count: 1 }))
    : [damage];
}

function spotOf(questionId: string): Spot | undefined {
  const [id, ...words] = questionId.slice(PREFIX.length).split("-");
  const panel = PANELS.find((one) => one.id === id);
  return (
    panel && {
      panel,
      side: ([...SIDES, "both"] as const).find((side) => words.includes(side)),
      end: ENDS.find((end) => words.includes(end)),
    }
  );
}

const isAt = (damage: Spot, spot: Spot) => keyOf(damage) === keyOf(spot);

/** Told without side or end, it may be this place. */
const mayBe = (damage: Damage, spot: Spot) =>
  damage.count === 1 && spotsIn(damage).some((one) => isAt(one, spot)) && !isAt(damage, spot);

function corrected(damages: readonly Damage[], spot: Spot, to: string): Damage[] {
  const known = damages.flatMap((damage) =>
    damage.panel === spot.panel && !isAt(damage, spot) ? apart(damage) : damage,
  );
  if (to === "none") return known.filter((damage) => !isAt(damage, spot));
  const harm = HARMS[to];
  if (!harm) return [...damages];
  const meant = known.find((damage) => isAt(damage, spot)) ?? known.find((damage) => mayBe(damage, spot));
  if (!meant) return [...known, { ...spot, count: 1, harm, quote: { text: "", start: 0, end: 0 } }];
  // The same word again takes nothing back of what else was told.
  const changed = { ...meant, ...spot, harm: meant.harm.severity === to ? meant.harm : harm };
  return known.map((damage) => (damage === meant ? changed : damage));
}
