import { pricingFile } from "../schemas/pricing-files.ts";
import { isCitedIn, publishedFile, publishedOf } from "../schemas/published-files.ts";
import type { Vocabulary } from "../schemas/vocabulary.ts";
import type { Reader } from "./reader.ts";
import { isModel } from "./vocabulary.ts";

/** What a car and a place do to a price. */
export function readPricing(reader: Reader, vocabulary: Vocabulary, panels: Parameters<typeof pricingFile>[1]) {
  const file = reader.figures("pricing", pricingFile(vocabulary, panels));
  for (const [i, { make, model }] of file?.value.body.castBody.cars.entries() ?? [])
    if (!isModel(make, model))
      file!.problem(["body", "castBody", "cars", i, "model"], `the catalogue has no ${make} "${model}"`);
  return file?.value;
}

/** Totals that others published; one that a repair's own figures were made with was not read afterwards. */
export function readPublished(
  reader: Reader,
  vocabulary: Vocabulary,
  repairs: readonly { id: string; source: string }[],
) {
  const file = reader.figures("published-totals", publishedFile(vocabulary));
  if (!file) return undefined;
  const published = publishedOf(file.value);
  const sources = new Map(repairs.map(({ id, source }) => [id, source]));
  for (const total of published.readAfterwards)
    if (isCitedIn(sources.get(total.repair) ?? "", total))
      file.problem(["readAfterwards", total.repair], `the figures of ${total.repair} were made with ${total.source}`);
  return published;
}
