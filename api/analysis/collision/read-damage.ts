import type { Quote } from "#shared/schemas/diagnostic.ts";
import { BUMPER, PANELS, type Panel, SOME_PANEL } from "../knowledge/panels.ts";
import { normalize } from "../reading/normalize.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { type Drivability, drivabilityIn } from "./drivability.ts";
import { scenarioIn } from "./scenarios.ts";
import { type Harm, harmIn, NO_HARM } from "./severity.ts";

/** One damaged place of the car. `side` as said: "left", "right", "both"; `end` for doors and wheels. */
export interface Damage {
  panel: Panel;
  side?: "left" | "right" | "both";
  end?: "front" | "rear";
  /** How many of it: "both headlights" are two. */
  count: number;
  harm: Harm;
  quote: Quote;
  /** Not named, but what such an accident usually hits. */
  guessed?: boolean;
}

/** All that was read of a damaged car; what any reader of words or pictures has to make. */
export interface ReadDamage extends Drivability {
  damages: Damage[];
  /** How it came about, where that is all that was told: "Rear-ended". */
  scenario?: string;
}

/** Reads the damaged places out of an owner's words, with side and severity. */
export function readDamage(text: string): ReadDamage {
  const plain = normalize(text).replaceAll("driver's", "driver s").replaceAll("passenger's", "passenger s");
  const clauses = clausesOf(plain);
  const drivability = drivabilityIn(plain);
  const hitBehind = /\brear[- ]?ended\b|\bfrom behind\b|\bbacked (?:in)?to\b/.test(plain);
  const damages = unique(clauses.flatMap((clause) => damagesIn(clause, clauses, text, hitBehind)));
  if (drivability.airbags && !damages.some(({ panel }) => panel.id === "airbags")) damages.push(airbagsOf(plain, text));
  const { paintWhole } = harmIn(plain);
  for (const damage of damages) damage.harm = { ...damage.harm, paintWhole };
  const told = damages.filter(({ panel }) => panel.id !== "airbags" || drivability.airbags);
  const scenario = scenarioIn(plain);
  if (told.some(({ panel }) => panel.id !== "airbags")) {
    const rest = scenario?.wholeEnd ? scenario.panels.filter((id) => !told.some(({ panel }) => panel.id === id)) : [];
    return { ...drivability, damages: [...told, ...rest.map((id) => guess(id, plain, text, scenario!.at))] };
  }
  const guessed = scenario ? scenario.panels.map((id) => guess(id, plain, text, scenario.at)) : somewhere(plain, text);
  return { ...drivability, damages: [...guessed, ...told], scenario: scenario?.name };
}

function damagesIn(clause: Clause, all: readonly Clause[], text: string, hitBehind: boolean): Damage[] {
  if (clause.denied) return [];
  const taken: [number, number][] = [];
  const found: Damage[] = [];
  for (const { panel, at, length } of mentions(clause.text, hitBehind)) {
    if (taken.some(([from, to]) => at < to && at + length > from)) continue;
    taken.push([at, at + length]);
    const said = clause.text.slice(Math.max(0, at - 32), at + length + 24);
    const start = clause.start + at;
    const quote = { text: text.slice(start, start + length), start, end: start + length };
    const plural = panel.sided && /s$/.test(quote.text) && !/ss$/.test(quote.text);
    const two = panel.sided && (plural || /\bboth\b/.test(said) || (LEFT.test(said) && RIGHT.test(said)));
    found.push({
      panel,
      side: panel.sided ? sideIn(clause.text, at, length, two) : undefined,
      end: endIn(said, panel),
      count: two ? 2 : 1,
      harm: harmFor(clause, all),
      quote,
    });
  }
  return found;
}

/** Panels named in a clause, the longest words first. A bumper without an end is the front one, unless "rear" is near or the car was hit from behind. */
function mentions(clause: string, hitBehind: boolean) {
  const found = PANELS.flatMap((panel) =>
    [...clause.matchAll(new RegExp(panel.words, "g"))].map((match) => ({
      panel,
      at: match.index,
      length: match[0].length,
    })),
  );
  for (const match of clause.matchAll(new RegExp(BUMPER, "g"))) {
    const rear = /\b(?:rear|back|behind)\b/.test(clause) || (hitBehind && !/\bfront\b/.test(clause));
    found.push({
      panel: PANELS.find(({ id }) => id === (rear ? "bumper_rear" : "bumper_front"))!,
      at: match.index,
      length: match[0].length,
    });
  }
  return found.sort((a, b) => b.length - a.length || a.at - b.at);
}

/** The harm in the clause itself, else in the nearest clause of the sentence that tells of any. */
function harmFor(clause: Clause, all: readonly Clause[]): Harm {
  if (clause.harm.severity !== "unknown") return clause.harm;
  const distance = ({ start, text }: Clause) =>
    Math.abs(start - clause.start) + (start < clause.start ? 40 : 0) + (mentions(text, false).length > 0 ? 1000 : 0);
  let nearest: Clause | undefined;
  for (const other of all) {
    if (other.sentence !== clause.sentence || other.denied || other.harm.severity === "unknown") continue;
    if (!nearest || distance(other) < distance(nearest)) nearest = other;
  }
  return nearest?.harm ?? NO_HARM;
}

const LEFT = /\b(?:left|driver)/;
const RIGHT = /\b(?:right|passenger)/;

/** The side said before the panel in its clause, or right behind it; "both doors on the passenger side" are of one. */
function sideIn(clause: string, at: number, length: number, two: boolean): Damage["side"] {
  const nearby = [clause.slice(Math.max(0, at - 28), at + length + 28), clause.slice(0, at)];
  const told = nearby
    .map((words) => [LEFT.test(words), RIGHT.test(words)] as const)
    .find(([left, right]) => left !== right);
  if (told) return told[0] ? "left" : "right";
  return two ? "both" : undefined;
}

const endIn = (said: string, { id }: Panel): Damage["end"] =>
  !["door", "wheel", "tire", "suspension", "door_glass", "sensor"].includes(id)
    ? undefined
    : /\b(?:rear|back)\b/.test(said)
      ? "rear"
      : /\bfront\b/.test(said)
        ? "front"
        : undefined;

/** The same place named twice is one; the worse word counts. */
function unique(damages: readonly Damage[]): Damage[] {
  const order = ["unknown", "light", "moderate", "severe"];
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
      if (order.indexOf(damage.harm.severity) > order.indexOf(same.harm.severity)) same.harm = damage.harm;
      same.side ??= damage.side;
      same.end ??= damage.end;
    }
  }
  return kept;
}

function guess(id: string, plain: string, text: string, [start, end]: readonly [number, number]): Damage {
  const panel = PANELS.find((candidate) => candidate.id === id) ?? SOME_PANEL;
  return { panel, count: 1, harm: harmIn(plain), quote: { text: text.slice(start, end), start, end }, guessed: true };
}

function airbagsOf(plain: string, text: string): Damage {
  const match = /air ?bags?/.exec(plain);
  const [start, end] = match ? [match.index, match.index + match[0].length] : [0, 0];
  return {
    panel: PANELS.find(({ id }) => id === "airbags")!,
    count: 1,
    harm: { ...NO_HARM, severity: "severe" },
    quote: { text: text.slice(start, end), start, end },
  };
}

/** Damage without a place: one panel, somewhere. */
function somewhere(plain: string, text: string): Damage[] {
  const word =
    /\b(?:dent\w*|ding\w*|scratch\w*|scuff\w*|scrape\w*|keyed|damag\w*|crash\w*|accident|collision|wreck\w*|hit)\b/.exec(
      plain,
    );
  if (!word) return [];
  const [start, end] = [word.index, word.index + word[0].length];
  return [
    {
      panel: SOME_PANEL,
      count: 1,
      harm: harmIn(plain),
      quote: { text: text.slice(start, end), start, end },
      guessed: true,
    },
  ];
}
