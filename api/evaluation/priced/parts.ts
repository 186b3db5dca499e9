import * as z from "zod";
import { moneyRange } from "#shared/format/money.ts";
import type { PartLine } from "#shared/schemas/diagnostic.ts";
import { repairById } from "../../analysis/knowledge/repairs/index.ts";
import { shareOf } from "../ranks.ts";
import { kindWith } from "./kind.ts";
import { Figure, headOf, PRICE_CASE, resultsOf } from "./price-case.ts";
import { type Compared, isMet, medianLevel, medianRatio } from "./ranges.ts";

const RepairId = z.string().refine((id) => isRepair(id), { error: ({ input }) => `there is no repair "${input}"` });
/** A part wished for: any of `repair` is right, in this quantity where it is told. */
const Wanted = z.object({ repair: z.array(RepairId).min(1), quantity: z.optional(z.int().positive()) });
/** A published price of parts on one car. */
export const PartsCase = z.object({ ...PRICE_CASE, wanted: z.array(Wanted).min(1), figure: Figure });
type PartsCase = z.infer<typeof PartsCase>;

/** Wishes for parts: understood as meant and nothing more, and the published figure inside our total. */
export const parts = kindWith(PartsCase, (cases) => {
  const outcomes = cases.map((one) => {
    const replacement = resultsOf(one, "parts").partsReplacement;
    const compared: Compared = { figure: one.figure, ours: replacement?.totalEstimate };
    return {
      one,
      compared,
      shown: replacement?.parts ?? [],
      understood: isUnderstood(one, replacement?.parts ?? []),
    };
  });
  const compared = outcomes.map((outcome) => outcome.compared);
  return {
    scores: [
      { label: "wish understood", share: shareOf(outcomes, ({ understood }) => understood) },
      { label: "published figure inside our range", share: shareOf(compared, isMet), bar: 80 },
      { label: "high against low, in the middle", ratio: medianRatio(compared), bar: 2.2 },
      { label: "our middle against the published one", ratio: medianLevel(compared) },
    ],
    misses: outcomes
      .filter(({ understood, compared }) => !understood || !isMet(compared))
      .map(({ one, compared: { figure, ours }, shown, understood }) => [
        headOf(one),
        `  ${understood ? "understood" : `wanted ${one.wanted.map(({ repair }) => repair.join("|")).join(" + ")}`}; shown ${shown.map(({ id, quantity }) => `${quantity} ${id}`).join(" + ") || "nothing"}`,
        `  published ${moneyRange({ min: figure[0], max: figure[1] })} (${one.source}), ours ${ours ? moneyRange(ours) : "none"}`,
      ]),
  };
});

const isUnderstood = ({ wanted }: PartsCase, shown: readonly PartLine[]) =>
  shown.length === wanted.length &&
  wanted.every(({ repair, quantity }) =>
    shown.some((line) => repair.includes(line.id!) && (quantity === undefined || line.quantity === quantity)),
  );

function isRepair(id: string) {
  try {
    return repairById(id) !== undefined;
  } catch {
    return false;
  }
}
