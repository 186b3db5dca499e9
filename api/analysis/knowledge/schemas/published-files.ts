import * as z from "zod";
import { dollars } from "./figures.ts";
import { repairId, type Vocabulary } from "./vocabulary.ts";

const Total = z.strictObject({
  /** Low and high, the same where it is one figure. */
  total: dollars,
  /** The mainstream car it is for, by its cylinders. */
  car: z.enum(["four", "six"]).default("four"),
  source: z.string().min(3),
});

/** `published-totals.yaml` */
export const publishedFile = (vocabulary: Vocabulary) => {
  const totals = z.record(repairId(vocabulary), z.array(Total).min(1));
  return z.strictObject({ learnedFrom: totals, readAfterwards: totals });
};
type PublishedFile = z.infer<ReturnType<typeof publishedFile>>;

/** A total that somebody published of a repair on a mainstream car, in dollars. */
export type Published = z.infer<typeof Total> & { repair: string };

const rowsOf = (totals: PublishedFile["learnedFrom"]): Published[] =>
  Object.entries(totals).flatMap(([repair, rows]) => rows.map((row) => ({ repair, ...row })));

export const publishedOf = ({ learnedFrom, readAfterwards }: PublishedFile) => ({
  learnedFrom: rowsOf(learnedFrom),
  readAfterwards: rowsOf(readAfterwards),
});

/** Whether the source of a repair's figures is this total: it names who published it, with these figures or with none. */
export function isCitedIn(source: string, { total: [low, high], source: publisher }: Published): boolean {
  const cited = source.replace(/[$,]/g, "");
  const [name = ""] = publisher.split(/[ ,]/);
  return cited.includes(name) && cited.includes(low === high ? `${low}` : `${low}-${high}`);
}
