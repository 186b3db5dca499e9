import { moneyRange } from "#shared/format/money.ts";
import type { PriceLine, Range } from "#shared/schemas/diagnostic.ts";
import type { Place } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Panel } from "../knowledge/panels.ts";
import { fill } from "../knowledge/template.ts";
import { shownPrice, sumRanges } from "../pricing/round.ts";
import { hoursFactor } from "../pricing/vehicle-factors.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { bodyPartsFactor, isAmongCars, rateFor } from "./body-factors.ts";
import type { PricedDamage } from "./price-damage.ts";

const SAYS = KNOWLEDGE.collisionSentences.hidden;
const {
  told: TOLD,
  most: MOST,
  listedFrom: LISTED,
  likelyFrom: LIKELY,
  namedAs: NAMED_AS,
} = KNOWLEDGE.pricing.body.hidden;

/** What may be damaged behind a panel: how likely, 0 to 1, and what it costs then, in dollars. */
export interface Hidden {
  name: string;
  chance: number;
  cost: Range;
}

/** What the impact may have reached, the likeliest first; what is named as damaged itself is not hidden. */
export function hiddenBehind(priced: readonly PricedDamage[], profile: VehicleProfile, place: Place): Hidden[] {
  const named = new Set(priced.map(({ damage }) => damage.panel.id));
  const found = priced
    .filter((one) => !isRenewed(one))
    .flatMap((one) =>
      one.damage.panel.hidden
        .filter(
          ({ id, from }) => profile.year >= (from ?? 0) && !(NAMED_AS[id] ?? []).some((panel) => named.has(panel)),
        )
        .map((hidden) => ({
          name: hidden.name,
          chance: Math.min(MOST, hidden.chance * TOLD[forceOf(one)]),
          cost: costOf(hidden, one.damage.panel.kind, profile, place),
        })),
    );
  if (isCast(profile)) {
    const struck = priced.filter((one) => CAST_BODY.panels.includes(one.damage.panel.id) && FAR_IN.has(forceOf(one)));
    if (struck.length > 0)
      found.push({
        name: SAYS.casting,
        chance: CAST_BODY.chance,
        cost: costOf(CAST_BODY, "structure", profile, place),
      });
  }
  const likeliest = new Map<string, Hidden>();
  for (const one of found) if (one.chance > (likeliest.get(one.name)?.chance ?? 0)) likeliest.set(one.name, one);
  return [...likeliest.values()].filter(({ chance }) => chance >= LISTED).sort((a, b) => b.chance - a.chance);
}

/** What is only looked over is priced as new where that was said: nothing of it is hidden then. */
const isRenewed = ({ damage, plan }: PricedDamage) => plan.how === "replace" && damage.panel.parts[1] === 0;

const FAR_IN: ReadonlySet<Force> = new Set(["pushed", "crushed"]);
const { castBody: CAST_BODY } = KNOWLEDGE.pricing.body;

/** The rear of its body is one casting, of which nothing is straightened. */
const isCast = (profile: VehicleProfile) => isAmongCars(CAST_BODY.cars, profile);

type Force = keyof typeof TOLD;

/** How much of the impact went through, by what was told of the panel. */
function forceOf({ severity, damage, plan }: PricedDamage): Force {
  const { harm } = damage;
  if (plan.high.sublet > 0) return "scratched";
  if (harm.partial && !harm.bent && severity !== "light") return "cracked";
  if (severity === "severe") return harm.bent ? "crushed" : "pushed";
  if (severity === "light") return "scratched";
  if (harm.bent && !harm.partial) return "pushed";
  return severity === "moderate" ? "cracked" : "untold";
}

function costOf(
  { parts, hours }: Pick<Panel["hidden"][number], "parts" | "hours">,
  kind: Panel["kind"],
  profile: VehicleProfile,
  place: Place,
): Range {
  const rate = rateFor(kind, profile, place);
  const scale = bodyPartsFactor(profile);
  const size = hoursFactor(profile);
  return {
    min: Math.round(parts[0] * scale + hours[0] * size * rate.min),
    max: Math.round(parts[1] * scale + hours[1] * size * rate.max),
  };
}

/** The money of it by its chance: the low end has what is likely alone. Absent where there is none. */
export function hiddenLine(hidden: readonly Hidden[]): PriceLine[] {
  if (hidden.length === 0) return [];
  const shares = hidden.map(({ chance, cost }) => ({
    min: chance >= LIKELY ? Math.round(chance * cost.min) : 0,
    max: Math.round(chance * cost.max),
  }));
  return [{ kind: "parts", label: SAYS.label, note: SAYS.note, amount: sumRanges(shares) }];
}

/** "Bumper bar, absorber and brackets: about 50% likely, $210–$580". */
export const hiddenSentence = ({ name, chance, cost }: Hidden) =>
  fill(SAYS.item, { name, chance: Math.round(chance * 20) * 5, price: moneyRange(shownPrice(cost)) });
