/** Longer lines are no shops. */
const MAX_LINE_BYTES = 1_000_000;
const NEWLINE = 10;

/** The lines of a file, decoded leniently: bytes that are no UTF-8 show as U+FFFD. A line too long to be one is null. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ line: number; text: string | null }> {
  const decoder = new TextDecoder();
  let line = 1;
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = () => {
    const text = length > MAX_LINE_BYTES ? null : decoder.decode(Buffer.concat(parts));
    parts = [];
    length = 0;
    return { line: line++, text };
  };
  const keep = (part: Uint8Array) => {
    length += part.length;
    if (length <= MAX_LINE_BYTES) parts.push(part);
    else parts = [];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, to));
      from = to + 1;
      yield take();
    }
    keep(chunk.subarray(from));
  }
  if (length > 0) yield take();
}
