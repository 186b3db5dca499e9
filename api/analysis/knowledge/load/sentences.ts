import { CollisionSentences } from "../schemas/collision-sentences.ts";
import { EstimateSentences } from "../schemas/estimate-sentences.ts";
import { PartsSentences, RemarkTextFile, remarkFile, remarkOf } from "../schemas/parts-sentences.ts";
import { ResultSentences } from "../schemas/result-sentences.ts";
import { VehicleSentences } from "../schemas/vehicle-sentences.ts";
import type { Vocabulary } from "../schemas/vocabulary.ts";
import {
  DamageWords,
  DrivabilityWords,
  EstimateWords,
  PartsWords,
  PlaceWords,
  WorkDoneWords,
} from "../schemas/word-files.ts";
import { pairs } from "./pairs.ts";
import type { Reader } from "./reader.ts";

/** What the analysis says of its own accord, and the words by which it reads what is no symptom. */
export const readSentences = (reader: Reader, vocabulary: Vocabulary) => ({
  collisionSentences: reader.texts("sentences/collision", CollisionSentences)?.value,
  partsSentences: reader.texts("sentences/parts", PartsSentences)?.value,
  vehicleSentences: reader.texts("sentences/vehicle", VehicleSentences)?.value,
  estimateSentences: reader.texts("sentences/estimates", EstimateSentences)?.value,
  resultSentences: reader.texts("sentences/results", ResultSentences)?.value,
  damageWords: reader.texts("words/damage", DamageWords)?.value,
  drivabilityWords: reader.texts("words/drivability", DrivabilityWords)?.value,
  partsWords: reader.texts("words/parts", PartsWords)?.value,
  estimateWords: reader.texts("words/estimates", EstimateWords)?.value,
  placeWords: reader.texts("words/places", PlaceWords)?.value,
  workDoneWords: reader.texts("words/work-done", WorkDoneWords)?.value,
  remarks: pairs(reader.figures("remarks", remarkFile(vocabulary)), [], reader.texts("remarks", RemarkTextFile)).map(
    ([, figures, text]) => remarkOf(figures, text),
  ),
});
