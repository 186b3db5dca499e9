/** A row of data whose `words` are looked for in what an owner wrote, in any case. */
export const withRegExp = <Row extends { words?: string | undefined }>(row: Row) => ({
  ...row,
  words: row.words === undefined ? undefined : new RegExp(row.words, "i"),
});
