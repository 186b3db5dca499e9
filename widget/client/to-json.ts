/** What Prototype.js 1.6 gives a `toJSON`, by which `JSON.stringify` writes a list or a text as a text within a text. */
const EXTENDED: readonly object[] = [Array, String, Number, Boolean, Object].map((type) => type.prototype);

/** `JSON.stringify`, whatever the page has added to the built-in prototypes; that is put back at once. */
export function toJson(value: unknown): string {
  const added = EXTENDED.map((prototype) => Object.getOwnPropertyDescriptor(prototype, "toJSON"));
  for (const prototype of EXTENDED) Reflect.deleteProperty(prototype, "toJSON");
  try {
    return JSON.stringify(value);
  } finally {
    added.forEach((was, place) => {
      if (was) Object.defineProperty(EXTENDED[place]!, "toJSON", was);
    });
  }
}
