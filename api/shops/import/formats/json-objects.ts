/** Larger objects are no shops. */
const MAX_OBJECT_BYTES = 1_000_000;
const code = (character: string) => character.charCodeAt(0);
const [QUOTE, BACKSLASH, NEWLINE, SPACE, COMMA] = [code('"'), code("\\"), code("\n"), code(" "), code(",")];
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [code("{"), code("}"), code("["), code("]")];

/** An object of a list as it stands in a file, or why it cannot be had. */
export type FoundObject = { line: number } & ({ text: string } | { refused: string });

/**
 * The objects in the first list of a JSON file (`{"elements": [{…}, {…}]}`, `{"type": …, "features": [{…}]}`, `[{…}]`),
 * one after the other, without holding the file. A parser for the whole would give up at the first wrong comma; this
 * looks at brackets and quotes alone, so that one broken object costs one object.
 */
export async function* objectsIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FoundObject> {
  const decoder = new TextDecoder();
  let line = 1;
  let started = 1;
  let inList = false;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let parts: Uint8Array[] = [];
  let length = 0;
  let tooLarge = false;
  /** What stands between objects is told of once. */
  let told = false;

  for await (const chunk of chunks) {
    let from = depth > 0 ? 0 : -1;
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]!;
      if (byte === NEWLINE) line++;
      if (inString) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inString = false;
        continue;
      }
      const strange = inList && depth === 0 && byte > SPACE && byte !== OPEN && byte !== CLOSE_LIST && byte !== COMMA;
      if (strange && !told) yield { line, refused: "not an object" };
      told = strange || told;
      if (byte === QUOTE) inString = true;
      else if (!inList) inList = byte === OPEN_LIST;
      else if (byte === OPEN) {
        if (depth++ === 0) {
          from = i;
          started = line;
          told = false;
        }
      } else if (byte === CLOSE && depth > 0) {
        if (--depth > 0) continue;
        const text = tooLarge ? null : decoder.decode(Buffer.concat([...parts, chunk.subarray(from, i + 1)]));
        yield text === null ? { line: started, refused: "an object too large for a shop" } : { line: started, text };
        parts = [];
        length = 0;
        tooLarge = false;
        from = -1;
      } else if (byte === CLOSE_LIST && depth === 0) return;
    }
    if (from === -1) continue;
    length += chunk.length - from;
    if (length > MAX_OBJECT_BYTES) {
      tooLarge = true;
      parts = [];
    } else parts.push(chunk.slice(from));
  }
  if (!inList) yield { line, refused: "there is no list in this file" };
  else if (depth > 0) yield { line: started, refused: "the file ends in the middle of this object" };
  else yield { line, refused: "the file ends before its list does" };
}
