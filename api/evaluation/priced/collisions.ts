import * as z from "zod";
import { moneyRange } from "#shared/format/money.ts";
import { shareOf } from "../ranks.ts";
import { kindWith } from "./kind.ts";
import { Figure, headOf, PRICE_CASE, resultsOf } from "./price-case.ts";
import { type Compared, isMet, medianLevel, medianRatio } from "./ranges.ts";

const CollisionCase = z.object({
  ...PRICE_CASE,
  figure: Figure,
  /** Words that the names of the areas must hold, lower case. */
  areas: z.optional(z.array(z.string())),
  drivable: z.optional(z.enum(["yes", "no", "unknown"])),
  /** Whether a fair estimator would warn of a total loss. Absent: no warning is wanted. */
  totalLoss: z.optional(z.boolean()),
});

/**
 * Damage in owners' words: the areas found, the published or trade figure inside our range, and what follows for the
 * car.
 */
export const collisions = kindWith(CollisionCase, (cases) => {
  const outcomes = cases.map((one) => {
    const shown = resultsOf(one, "collision").collisionRepair;
    const areas = shown?.repairAreas.join("; ").toLowerCase() ?? "";
    return {
      one,
      areas,
      compared: { figure: one.figure, ours: shown?.estimatedCost } satisfies Compared,
      found: (one.areas ?? []).every((area) => areas.includes(area)),
      drivable: one.drivable === undefined || shown?.drivable === one.drivable,
      warned: (shown?.totalLoss !== undefined) === (one.totalLoss ?? false),
    };
  });
  const compared = outcomes.map((outcome) => outcome.compared);
  return {
    scores: [
      { label: "areas found", share: shareOf(outcomes, ({ found }) => found) },
      { label: "figure inside our range", share: shareOf(compared, isMet), bar: 75 },
      { label: "high against low, in the middle", ratio: medianRatio(compared) },
      { label: "our middle against the published one", ratio: medianLevel(compared) },
      {
        label: "drivable or not as told",
        share: shareOf(
          outcomes.filter(({ one }) => one.drivable !== undefined),
          ({ drivable }) => drivable,
        ),
      },
      { label: "total loss warned of, and only then", share: shareOf(outcomes, ({ warned }) => warned) },
    ],
    misses: outcomes
      .filter(({ compared, found, drivable, warned }) => !isMet(compared) || !found || !drivable || !warned)
      .map(({ one, areas, compared: { figure, ours }, drivable, warned }) => [
        headOf(one),
        `  areas: ${areas || "none"}${drivable ? "" : "; drivable misread"}${warned ? "" : "; total loss misjudged"}`,
        `  published ${moneyRange({ min: figure[0], max: figure[1] })} (${one.source}), ours ${ours ? moneyRange(ours) : "none"}`,
      ]),
  };
});
