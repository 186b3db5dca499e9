import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { PANELS } from "../knowledge/panels.ts";
import type { Damage } from "./damage.ts";

/** The panels along one side of the car, from the front. */
const ALONG: readonly { id: string; end?: "front" | "rear" }[] = [
  { id: "fender" },
  { id: "door", end: "front" },
  { id: "door", end: "rear" },
  { id: "quarter_panel" },
];
const FROM_TO = new RegExp(KNOWLEDGE.damageWords.place.fromTo);

/** "Keyed from the front fender to the rear door": the panels between those named are harmed as the first of them is. */
export function withRestOfSide(clause: string, found: readonly Damage[]): Damage[] {
  const places = found.map(placeOf);
  const named = places.filter((place) => place >= 0);
  if (!FROM_TO.test(clause) || named.length < 2) return [...found];
  const like = found[places.findIndex((place) => place >= 0)]!;
  const between = ALONG.slice(Math.min(...named) + 1, Math.max(...named)).filter((_, at) => {
    const place = Math.min(...named) + 1 + at;
    return !named.includes(place);
  });
  const side = like.side ?? found.find((one) => one.side)?.side;
  const rest = between.map(({ id, end }) => ({ ...like, side, panel: PANELS.find((panel) => panel.id === id)!, end }));
  return [...found, ...rest];
}

const placeOf = ({ panel, end }: Damage) => ALONG.findIndex((one) => one.id === panel.id && (one.end ?? end) === end);
