import type { DataFile } from "./yaml-file.ts";

/**
 * What stands under the same id in a file of figures and in its file of texts: id, figures, texts. Notes whatever is in one
 * of them alone. `rows` finds the rows in the figures, `path` is where they stand there.
 */
export function pairs<File, Row, Texts>(
  figures: DataFile<File> | undefined,
  rows: (file: File) => Readonly<Record<string, Row>>,
  path: readonly string[],
  texts: DataFile<Readonly<Record<string, Texts>>> | undefined,
): [id: string, figures: Row, texts: Texts][] {
  if (!figures || !texts) return [];
  const told = rows(figures.value);
  for (const id of Object.keys(texts.value))
    if (!(id in told)) texts.problem([id], "there are no figures under this id");
  return Object.entries(told).flatMap(([id, row]) => {
    const words = texts.value[id];
    if (words === undefined) {
      figures.problem([...path, id], "there are no texts under this id");
      return [];
    }
    return [[id, row, words] as [string, Row, Texts]];
  });
}
