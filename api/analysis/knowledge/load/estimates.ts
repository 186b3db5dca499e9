import {
  EstimatesTextFile,
  estimateLaws,
  estimatesFile,
  StateLawsFile,
  StateLawTextFile,
  UpsellTextFile,
  upsellFile,
  upsellOf,
} from "../schemas/estimate-files.ts";
import type { Vocabulary } from "../schemas/vocabulary.ts";
import { pairs, sameKeys } from "./pairs.ts";
import type { Reader } from "./reader.ts";

/** How estimates are judged, what is sold on them beyond the need, and the law on them. */
export const readEstimates = (reader: Reader, vocabulary: Vocabulary) => ({
  estimates: readJudging(reader, vocabulary),
  upsells: pairs(reader.figures("upsells", upsellFile(vocabulary)), [], reader.texts("upsells", UpsellTextFile)).map(
    ([id, figures, texts]) => upsellOf(id, figures, texts),
  ),
  estimateLaws: readLaws(reader),
});

function readJudging(reader: Reader, vocabulary: Vocabulary) {
  const figures = reader.figures("estimates", estimatesFile(vocabulary));
  const texts = reader.texts("estimates", EstimatesTextFile);
  if (!figures || !texts) return undefined;
  const { smaller, larger } = figures.value;
  sameKeys([...Object.keys(smaller), ...Object.keys(larger)], texts.value.unless, texts, ["unless"]);
  return { ...figures.value, unless: texts.value.unless };
}

function readLaws(reader: Reader) {
  const laws = reader.figures("state-laws", StateLawsFile);
  const texts = reader.texts("state-laws", StateLawTextFile);
  if (!laws || !texts) return undefined;
  sameKeys(Object.keys(laws.value.laws), texts.value.laws, texts, ["laws"]);
  return estimateLaws(laws.value, texts.value);
}
