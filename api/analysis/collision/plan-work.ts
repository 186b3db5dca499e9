import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Band } from "../knowledge/repair.ts";
import type { WorkId } from "../knowledge/schemas/collision-sentences.ts";
import type { Damage } from "./damage.ts";

/** What is done to one panel at one end of the price: hours of the panel alone, dollars of a mainstream car. */
export interface Work {
  body: number;
  refinish: number;
  /** Neighbors that get a blend. */
  blended: number;
  parts: number;
  /** Paintless repair, polishing, wheel refinishing: a price of its own, before the place is counted. */
  sublet: number;
}

/** The least and the most that is likely to be done to a panel, and its id among the sentences. */
export interface Plan {
  low: Work;
  high: Work;
  how: WorkId;
}

const { paintless: PAINTLESS, body: BODY } = KNOWLEDGE.pricing;

const NOTHING: Work = { body: 0, refinish: 0, blended: 0, parts: 0, sublet: 0 };

/**
 * Decides between polishing, paintless repair, repair and replacement; both ends differ where the words leave it open.
 */
export function planFor({ panel, harm }: Damage): Plan {
  const { severity } = harm;
  if (panel.kind === "glass" && severity === "light") return sublet(BODY.chipRepair, "chip_repair");
  const { bent, broken, torn, deep, paint } = harm;
  const isMarked = severity === "light" || (severity === "moderate" && (deep || paint));
  if (panel.id === "wheel" && isMarked && !bent && !broken && !torn && !harm.replace)
    return sublet(BODY.wheelRefinish, "refinish_wheel");
  if (panel.kind === "metal") return metal(panel, harm);
  if (panel.kind === "plastic") return plastic(panel, harm);
  if (panel.kind === "lamp" && severity === "light")
    return { low: polished(), high: replaced(panel, "high"), how: "polish_or_replace" };
  const [whole] = panel.hidden;
  if (panel.kind === "mechanical" && panel.parts[1] === 0 && harm.replace && whole)
    return {
      low: replaced({ ...panel, ...renewed(whole) }, "low"),
      high: replaced({ ...panel, ...renewed(whole) }, "high"),
      how: "replace",
    };
  if (panel.kind === "mechanical" && panel.parts[1] === 0)
    return { low: replaced(panel, "low"), high: replaced(panel, "high"), how: "inspect" };
  if (panel.kind === "structure" && panel.parts[1] === 0)
    return { low: replaced(panel, "low"), high: replaced(panel, "high"), how: "straighten" };
  const how = panel.parts[1] > 0 ? "replace" : "prepare_and_refinish";
  return { low: replaced(panel, "low"), high: replaced(panel, "high"), how };
}

/** What is looked over first, once it is said that it is replaced. */
const renewed = ({ parts, hours }: Of["hidden"][number]) => ({ parts, replace: hours });

type Of = Damage["panel"];
type Told = Damage["harm"];

function metal(panel: Of, harm: Told): Plan {
  const { severity, dent, paint, paintWhole, surface, deep } = harm;
  if (harm.hail) return hailed(panel, harm);
  const size = severity === "light" ? "ding" : "dent";
  if (dent && paintWhole && severity !== "severe") return sublet(paintlessFor(harm), "paintless");
  if (severity === "severe" || harm.replace)
    return { low: replaced(panel, "low"), high: replaced(panel, "high"), how: "replace_and_refinish" };
  if (severity === "unknown")
    return { low: repaired(panel, "light", 0), high: replaced(panel, "high"), how: "repair_or_replace" };
  if (severity === "moderate" && (harm.bent || harm.torn))
    return {
      low: repaired(panel, "moderate", 0),
      high: replaced(panel, "high"),
      how: "repair_or_replace_and_refinish",
    };
  if (dent && !paint && !deep && !harm.creased)
    return {
      low: { ...NOTHING, sublet: PAINTLESS[size][0] },
      high: repaired(panel, severity, 1),
      how: "paintless_or_repair",
    };
  if (harm.shallow && !dent && !deep) return POLISHED;
  if (severity === "light" && surface && !deep)
    return { low: polished(), high: refinished(panel, false), how: "polish_or_refinish" };
  if (severity === "light" && !dent)
    return { low: refinished(panel, deep, "low"), high: repaired(panel, "light", 1), how: "refinish" };
  return { low: repaired(panel, severity, 0), high: repaired(panel, severity, 1), how: "repair_and_refinish" };
}

/** Small dents are pushed out, large ones for more; where the paint broke the panel is repaired and refinished. */
function hailed(panel: Of, { inches = 0, paint, paintWhole }: Told): Plan {
  const band = PAINTLESS[inches > LARGE_HAIL ? "largeHail" : "hail"];
  if (!paint || paintWhole) return sublet(band, "paintless");
  return { low: { ...NOTHING, sublet: band[0] }, high: repaired(panel, "moderate", 1), how: "paintless_or_repair" };
}

/** Inches from which hail leaves dents that take far longer. */
const LARGE_HAIL = 1.6;

/** By the size of the dent, where it was told. */
function paintlessFor({ severity, inches, creased }: Told): Band {
  if (creased) return PAINTLESS.crease;
  if (inches !== undefined) return PAINTLESS[inches <= 1.5 ? "ding" : inches <= 5 ? "dent" : "large"];
  return severity === "light" ? [PAINTLESS.ding[0], PAINTLESS.dent[1]] : [PAINTLESS.dent[0], PAINTLESS.large[1]];
}

function plastic(panel: Of, harm: Told): Plan {
  const { severity, surface, deep, broken, replace, dent, paint, bent } = harm;
  // Pushed in and cracked, its tabs are gone too: no weld brings it back into its gaps.
  if ((replace || (bent && broken)) && severity !== "severe")
    return { low: replaced(panel, "low"), high: replaced(panel, "high"), how: "replace_and_refinish" };
  if (harm.shallow && !broken && !deep) return POLISHED;
  if (severity === "light" && surface && !deep && !broken)
    return { low: polished(), high: repaired(panel, "light", 1), how: "polish_or_refinish" };
  if (severity === "light" && !broken)
    return { low: repaired(panel, "light", 0), high: repaired(panel, "light", 1), how: "repair_and_refinish" };
  if (severity === "severe")
    return {
      low: replaced(panel, "low"),
      high: replaced(panel, "high"),
      how: "replace_and_refinish",
    };
  if (dent && !broken && !paint && !deep && !bent)
    return {
      low: { ...NOTHING, body: BODY.reshape },
      high: repaired(panel, "moderate", 1),
      how: "reshape",
    };
  const low = severity === "unknown" ? repaired(panel, "light", 0) : repaired(panel, "moderate", 0);
  return { low, high: replaced(panel, "high"), how: "repair_or_replace_and_refinish" };
}

const sublet = ([low, high]: Band, how: WorkId): Plan => ({
  low: { ...NOTHING, sublet: low },
  high: { ...NOTHING, sublet: high },
  how,
});

const polished = (): Work => ({ ...NOTHING, body: BODY.polish });

/** Scratches in the clear coat: from one panel quickly done to sanding and polishing it. */
const POLISHED: Plan = { low: polished(), high: { ...NOTHING, body: BODY.polish * 3 }, how: "polish" };

const refinished = ({ refinish, blend }: Of, deep: boolean, end: "low" | "high" = "high"): Work => ({
  ...NOTHING,
  body: BODY[deep ? "prepareDeep" : "prepare"][end === "low" ? 0 : 1],
  refinish,
  blended: end === "low" ? 0 : Math.min(1, blend),
});

const repaired = ({ repair, replace, refinish, blend }: Of, severity: "light" | "moderate", end: 0 | 1): Work => ({
  ...NOTHING,
  body: (repair?.[severity] ?? replace)[end],
  refinish,
  blended: severity === "light" ? 0 : Math.min(end, blend),
});

function replaced({ replace, refinish, blend, parts }: Of, end: "low" | "high"): Work {
  const at = end === "low" ? 0 : 1;
  return {
    ...NOTHING,
    body: replace[at],
    refinish,
    blended: refinish === 0 ? 0 : Math.max(0, blend - (end === "low" ? 1 : 0)),
    parts: parts[at],
  };
}
