import { once } from "#shared/once.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { BUMPER, PANELS, SOME_BUMPER, SOME_PANEL } from "../knowledge/panels.ts";
import { normalize } from "../reading/normalize.ts";
import { withRestOfSide } from "./along-side.ts";
import { type Clause, clausesOf, withoutObstacles } from "./clauses.ts";
import type { Damage, ReadDamage } from "./damage.ts";
import { drivabilityIn } from "./drivability.ts";
import { equipmentIn } from "./equipment.ts";
import { impliedBy } from "./implied.ts";
import { BOTH, endIn, LEFT, ofThisCar, RIGHT, sideIn } from "./position.ts";
import { type AccidentTold, type HitPanel, scenarioIn } from "./scenarios.ts";
import { type DamageSigns, damageSignsIn, NO_SIGNS, withAdded } from "./severity.ts";

/** Reads the damaged places out of an owner's words, with side and severity. */
export function readDamage(text: string): ReadDamage {
  const plain = normalize(text).replaceAll("driver's", "driver s").replaceAll("passenger's", "passenger s");
  const clauses = clausesOf(plain);
  const drivability = { ...drivabilityIn(plain), equipment: equipmentIn(plain) };
  const hitBehind = FROM_BEHIND.test(plain) || (AT_REAR.test(plain) && !AT_FRONT.test(plain));
  const scenario = scenarioIn(plain);
  const named = clauses.flatMap((_, at) => damagesIn(at, clauses, text, { scenario, hitBehind }));
  const damages = unique(asToldBest(named));
  if (drivability.airbags && !damages.some(({ panel }) => panel.id === "airbags")) damages.push(airbagsOf(plain, text));
  const whole = damageSignsIn(plain);
  for (const damage of damages) damage.harm = withWhole(whole, damage);
  const told = damages.filter(({ panel }) => panel.id !== "airbags" || drivability.airbags);
  const struck = drivability.airbags ? AT_SPEED : scenario;
  if (struck) for (const damage of damages) damage.harm = afterImpact(struck, damage.harm);
  if (told.some(({ panel }) => panel.id !== "airbags") && !scenario?.instead) {
    if (scenario?.besides) for (const damage of told) damage.count = countIn(scenario, damage);
    const rest = isWholeHit(scenario, told.length)
      ? scenario.panels.filter(({ id }) => !told.some(({ panel }) => panel.id === id))
      : [];
    const behind = scenario?.impact ? shiftedBody(plain) : undefined;
    const guesses = rest.map((hit) => guess(hit, plain, text, scenario!.at));
    const moved = behind ? [{ ...guess(behind.hit, plain, text, behind.at), harm: NO_SIGNS }] : [];
    const implied = impliedBy(plain, text, drivability, [...told, ...guesses]);
    const all = [...told, ...guesses, ...moved, ...implied];
    return { ...drivability, damages: all, ...(scenario && { event: scenario }) };
  }
  const guessed = scenario
    ? scenario.panels.map((hit) => afterHard(scenario, guess(hit, plain, text, scenario.at)))
    : somewhere(plain, text);
  return { ...drivability, damages: [...guessed, ...told], ...(scenario && { event: scenario }), isGuessed: true };
}

/** "My wheels are stolen" are as many as such thieves take, unless a number was said. */
const countIn = ({ panels }: AccidentTold, { panel, atLarge, count }: Damage) =>
  (atLarge && panels.find(({ id }) => id === panel.id)?.count) || count;

/** Whether the panels that such an event usually hits count beside so many that were named. */
const isWholeHit = (event: AccidentTold | undefined, named: number): event is AccidentTold =>
  event !== undefined && (event.wholeEnd || event.besides || named < (event.whole ?? 0));

/** A gate or hood that no longer closes after an impact: what it closes on has moved. */
function shiftedBody(plain: string): { hit: HitPanel; at: readonly [number, number] } | undefined {
  if (FRAME.test(plain)) return undefined;
  const match = NO_LONGER_CLOSES.exec(plain);
  return match ? { hit: { id: "frame", count: 1 }, at: [match.index, match.index + match[0].length] } : undefined;
}

/** Airbags only go off in such a hit. */
const AT_SPEED = { impact: true, hard: true };

/** Parts of one end of the car: a bumper named beside them is on that end. */
const { place, noLongerCloses, somewhere: SOMEWHERE } = KNOWLEDGE.damageWords;
const AT_REAR = new RegExp(place.rearOfTheCar);
const AT_FRONT = new RegExp(place.frontOfTheCar);
const FROM_BEHIND = new RegExp(place.fromBehind);
const NO_LONGER_CLOSES = new RegExp(noLongerCloses.words);
const FRAME = new RegExp(noLongerCloses.unless);
const HARMED = new RegExp(SOMEWHERE.words);
const BY_WATER = new RegExp(SOMEWHERE.unless);

/** "All four tires": as many as are said, right before the part. */
const NUMBERED =
  /\b(all|two|three|four|2|3|4) (?:(?:of (?:the|my)|the|my|front|rear|alloy|4|four) ){0,4}(?:(?:wheels|rims|tires) (?:and|n|&|\+|with) )?(?:the )?$/;
const COUNTS: Record<string, number> = { all: 4, two: 2, "2": 2, three: 3, "3": 3, four: 4, "4": 4 };

/** How the car was hit, as far as it was told. */
interface Hit {
  scenario: AccidentTold | undefined;
  hitBehind: boolean;
}

function damagesIn(place: number, all: readonly Clause[], text: string, { scenario, hitBehind }: Hit): Damage[] {
  const clause = all[place]!;
  if (clause.denied) return [];
  const words = ofThisCar(clause, scenario);
  const harm = once(() => harmFor(place, all));
  const taken: [number, number][] = [];
  const found: Damage[] = [];
  for (const { panel, at, length } of mentions(withoutObstacles(words), hitBehind)) {
    if (taken.some(([from, to]) => at < to && at + length > from)) continue;
    taken.push([at, at + length]);
    const behind = words.slice(at + length, at + length + 24).replace(/(?:\band\b|&|\+).*/, "");
    const said = words.slice(Math.max(0, at - 32), at + length) + behind;
    const start = clause.start + at;
    const quote = { text: text.slice(start, start + length), start, end: start + length };
    const plural = panel.sided && /s$/.test(quote.text) && !/ss$/.test(quote.text);
    if (panel.passing && clause.harm.severity === "unknown" && !clause.harm.replace) continue;
    const number = NUMBERED.exec(words.slice(0, at))?.[1];
    const told = BOTH.test(words.slice(0, at)) || (LEFT.test(said) && RIGHT.test(said));
    const two = panel.sided && (plural || told);
    found.push({
      panel,
      side: panel.sided ? sideIn(words, at, length, two) : undefined,
      end: endIn(said, panel),
      count: panel.sided && plural && number ? COUNTS[number]! : two ? 2 : 1,
      harm: harm(),
      quote,
      ...(clause.harm.severity === "unknown" && { borrowed: true }),
      ...(plural && !told && !number && !(LEFT.test(said) || RIGHT.test(said)) && { atLarge: true }),
    });
  }
  return withRestOfSide(
    clause.text,
    found.sort((a, b) => a.quote.start - b.quote.start),
  );
}

const EVERYWHERE = PANELS.map((panel) => ({ panel, words: new RegExp(panel.words, "g") }));
const BUMPERS = new RegExp(BUMPER, "g");

/**
 * Panels named in a clause, the longest words first. A bumper without an end is the front one, unless "rear" is near or
 * the car was hit from behind.
 */
function mentions(clause: string, hitBehind: boolean) {
  const found = EVERYWHERE.flatMap(({ panel, words }) =>
    [...clause.matchAll(words)].map((match) => ({
      panel,
      at: match.index,
      length: match[0].length,
    })),
  );
  for (const match of clause.matchAll(BUMPERS)) {
    const rear = /\b(?:rear|back|behind)\b/.test(clause) || (hitBehind && !/\bfront\b/.test(clause));
    found.push({
      panel: PANELS.find(({ id }) => id === (rear ? "bumper_rear" : "bumper_front"))!,
      at: match.index,
      length: match[0].length,
    });
  }
  return found.sort((a, b) => b.length - a.length || a.at - b.at);
}

/** So many clauses on either side may tell what became of a part. */
const NEIGHBORS = 12;

/** The harm in the clause itself, else in the nearest clause of the sentence that tells of any. */
function harmFor(place: number, all: readonly Clause[]): DamageSigns {
  const clause = all[place]!;
  const replace = clause.harm.replace || isReplacedBehind(place, all);
  if (clause.harm.severity !== "unknown") return { ...addedBehind(place, all), replace };
  const distance = ({ start, names }: Clause) =>
    Math.abs(start - clause.start) + (start < clause.start ? 40 : 0) + (names ? 1000 : 0);
  const [nearest] = all
    .slice(Math.max(0, place - NEIGHBORS), place + NEIGHBORS + 1)
    .filter(({ sentence, denied, harm }) => sentence === clause.sentence && !denied && harm.severity !== "unknown")
    .map((other) => ({ harm: other.harm, away: distance(other) }))
    .sort((a, b) => a.away - b.away);
  return nearest?.harm ?? toldBehind(place, all) ?? NO_SIGNS;
}

/** What the next sentence tells without naming a part of its own: "It hit my fender. Two dents and a crease." */
function toldBehind(place: number, all: readonly Clause[]): DamageSigns | undefined {
  const next = all[place]!.sentence + 1;
  for (const { sentence, names, denied, harm } of all.slice(place + 1, place + 1 + NEIGHBORS)) {
    if (sentence > next || names) return undefined;
    if (sentence === next && !denied && harm.severity !== "unknown") return harm;
  }
  return undefined;
}

/** The harm of a clause with what those right behind it tell, up to the next that names a part. */
function addedBehind(place: number, all: readonly Clause[]): DamageSigns {
  let { harm } = all[place]!;
  for (const { sentence, names, harm: more, denied } of all.slice(place + 1, place + 1 + NEIGHBORS)) {
    if (sentence !== all[place]!.sentence || names) break;
    if (!denied) harm = withAdded(harm, more);
  }
  return harm;
}

/**
 * After an impact what is dented is bent, unless at a corner alone; after a hard one what is only named is bent and
 * replaced.
 */
export function afterImpact({ impact, hard }: Pick<AccidentTold, "impact" | "hard">, harm: DamageSigns): DamageSigns {
  if (harm.severity === "severe" && (impact || hard)) return { ...harm, bent: true };
  if (harm.severity === "moderate" && (impact || hard)) return { ...harm, bent: harm.bent || !harm.partial };
  return harm.severity === "unknown" && hard ? { ...harm, severity: "moderate", bent: true, replace: true } : harm;
}

/** What a hard accident usually hits is bent, though nothing was named. */
const afterHard = (event: AccidentTold, damage: Damage): Damage =>
  event.hard ? { ...damage, harm: afterImpact(event, damage.harm) } : damage;

/** "Bumper cracked, needs to be replaced": said in the next clause, which names no part of its own. */
function isReplacedBehind(place: number, all: readonly Clause[]) {
  const behind = all[place + 1];
  if (behind?.sentence !== all[place]!.sentence || behind.denied) return false;
  return behind.harm.replace === true && !behind.names;
}

const FROM_LIGHT_TO_SEVERE = ["unknown", "light", "moderate", "severe"];

/** Two things told of one place: the worse word counts, with all that the other adds. */
export const withWorst = (harm: DamageSigns, more: DamageSigns): DamageSigns =>
  FROM_LIGHT_TO_SEVERE.indexOf(more.severity) > FROM_LIGHT_TO_SEVERE.indexOf(harm.severity)
    ? withAdded(more, harm)
    : withAdded(harm, more);

/** What holds for every panel wherever in the text it stands: that the paint is whole, and what hail did. */
function withWhole({ paintWhole, hail, paint, inches }: DamageSigns, { panel, harm }: Damage): DamageSigns {
  if (!hail || panel.kind !== "metal") return { ...harm, paintWhole };
  return { ...harm, paintWhole, hail, paint: paint && !paintWhole, inches: harm.inches ?? inches };
}

/**
 * A plural at large names no part where one of its kind was named by itself; that it is replaced holds for that one.
 * And what a place borrowed of a clause beside it does not count where its own was told elsewhere.
 */
function asToldBest(damages: readonly Damage[]): Damage[] {
  const named = damages.filter(({ atLarge, side }) => !atLarge && side);
  const isAtLarge = (one: Damage) => one.atLarge === true && named.some(({ panel }) => panel === one.panel);
  const own = new Set(damages.filter(({ borrowed }) => !borrowed).map(({ panel }) => panel));
  const replaced = new Set(damages.filter((one) => isAtLarge(one) && one.harm.replace).map(({ panel }) => panel));
  return damages
    .filter((one) => !isAtLarge(one))
    .map((one) => (replaced.has(one.panel) ? { ...one, harm: { ...one.harm, replace: true } } : one))
    .map((one) => (one.borrowed && own.has(one.panel) ? { ...one, harm: NO_SIGNS } : one));
}

/** The same place named twice is one; the worse word counts. */
export function unique(damages: readonly Damage[]): Damage[] {
  const kept: Damage[] = [];
  for (const damage of damages) {
    const same = kept.find(
      ({ panel, side, end }) =>
        panel.id === damage.panel.id &&
        (side ?? damage.side) === (damage.side ?? side) &&
        (end ?? damage.end) === (damage.end ?? end),
    );
    if (!same) kept.push(damage);
    else {
      const replace = same.harm.replace || damage.harm.replace;
      same.harm = { ...withWorst(same.harm, damage.harm), replace };
      same.count = Math.max(same.count, damage.count);
      same.side ??= damage.side;
      same.end ??= damage.end;
    }
  }
  return kept;
}

function guess({ id, count }: HitPanel, plain: string, text: string, [start, end]: readonly [number, number]): Damage {
  const panel = [...PANELS, SOME_BUMPER].find((candidate) => candidate.id === id) ?? SOME_PANEL;
  return {
    panel,
    count,
    harm: damageSignsIn(plain),
    quote: { text: text.slice(start, end), start, end },
    guessed: true,
  };
}

function airbagsOf(plain: string, text: string): Damage {
  const match = /air ?bags?/.exec(plain);
  const [start, end] = match ? [match.index, match.index + match[0].length] : [0, 0];
  return {
    panel: PANELS.find(({ id }) => id === "airbags")!,
    count: 1,
    harm: { ...NO_SIGNS, severity: "severe" },
    quote: { text: text.slice(start, end), start, end },
  };
}

/** Damage without a place: one panel, somewhere. */
function somewhere(plain: string, text: string): Damage[] {
  const word = HARMED.exec(plain);
  if (!word || BY_WATER.test(plain)) return [];
  const [start, end] = [word.index, word.index + word[0].length];
  return [
    {
      panel: SOME_PANEL,
      count: 1,
      harm: damageSignsIn(plain),
      quote: { text: text.slice(start, end), start, end },
      guessed: true,
    },
  ];
}
