import type { CarLocation } from "#shared/schemas/car-location.ts";
import type { Condition } from "../knowledge/conditions.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { RankedCause } from "../ranking/rank.ts";
import type { Fact } from "../reading/evidence.ts";
import { carLocation } from "./car-location.ts";

/** Findings whose "to the left" is where the car goes, not where the trouble is. */
const DIRECTIONS: ReadonlySet<EvidenceKey> = new Set<EvidenceKey>(["brake.pull", "steer.pull"]);

/** Where a cause is, at the end and on the side that its evidence names. */
export function causeLocation({ cause, evidence }: RankedCause): CarLocation | undefined {
  const said = conditionsOf(evidence);
  const saidOfSides = conditionsOf(evidence.filter(({ key }) => !DIRECTIONS.has(key)));
  return carLocation([
    {
      zones: KNOWLEDGE.locations.causes[cause.id],
      end: either(said, "front", "rear"),
      side: either(saidOfSides, "left", "right"),
    },
  ]);
}

const conditionsOf = (facts: readonly Fact[]) => new Set(facts.flatMap(({ conditions }) => conditions));

/** The one of two conditions that was said; none where both were. */
const either = <One extends Condition, Other extends Condition>(
  said: ReadonlySet<Condition>,
  one: One,
  other: Other,
): One | Other | undefined => (said.has(one) === said.has(other) ? undefined : said.has(one) ? one : other);
