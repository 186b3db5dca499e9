import type { Vocabulary } from "../schemas/vocabulary.ts";
import { WarrantyTextFile, warrantiesFile } from "../schemas/warranty-files.ts";
import { sameKeys } from "./pairs.ts";
import type { Reader } from "./reader.ts";
import { isModel } from "./vocabulary.ts";

/** What makers pay beyond their first warranty: figures with their sentences. */
export function readWarranties(reader: Reader, vocabulary: Vocabulary) {
  const file = reader.figures("warranties", warrantiesFile(vocabulary));
  const texts = reader.texts("warranties", WarrantyTextFile);
  if (!file || !texts) return undefined;
  const rows = Object.entries(file.value.warranties);
  sameKeys(Object.keys(file.value.warranties), texts.value.warranties, texts, ["warranties"]);
  for (const [id, { cars }] of rows)
    for (const [i, { make, models = [] }] of cars.entries())
      for (const model of models)
        if (make === undefined || !isModel(make, model))
          file.problem(["warranties", id, "cars", i, "models"], `the catalogue has no ${make} "${model}"`);
  return {
    terms: texts.value.terms,
    rows: rows.flatMap(([id, figures]) => {
      const words = texts.value.warranties[id];
      return words ? [{ id, ...figures, ...words }] : [];
    }),
  };
}
