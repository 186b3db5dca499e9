import type { DataFile } from "./yaml-file.ts";

type Rows<Row> = Readonly<Record<string, Row>>;

/**
 * What stands under the same id among figures and among sentences: id, figures, sentences. Notes whatever is in one of them
 * alone. `path` is where the rows stand in the file of the figures.
 */
export function pairs<Row, Texts>(
  figures: DataFile<Rows<Row>> | undefined,
  path: readonly string[],
  texts: DataFile<Rows<Texts>> | undefined,
): [id: string, figures: Row, texts: Texts][] {
  if (!figures || !texts) return [];
  for (const id of Object.keys(texts.value))
    if (!(id in figures.value)) texts.problem([id], "there are no figures under this id");
  return Object.entries(figures.value).flatMap(([id, row]) => {
    const words = texts.value[id];
    if (words === undefined) {
      figures.problem([...path, id], "there are no texts under this id");
      return [];
    }
    return [[id, row, words] as [string, Row, Texts]];
  });
}

/** Notes what is not in both: names among the figures, and the sentences for them, which stand at `path` in `file`. */
export function sameKeys(
  wanted: readonly string[],
  texts: Rows<unknown> | undefined,
  file: Pick<DataFile<unknown>, "problem">,
  path: readonly string[],
): void {
  for (const key of wanted) if (texts?.[key] === undefined) file.problem(path, `lacks the text for "${key}"`);
  for (const key of Object.keys(texts ?? {}))
    if (!wanted.includes(key)) file.problem([...path, key], "belongs to nothing among the figures");
}
