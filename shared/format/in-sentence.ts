/**
 * A name as it stands within a sentence. Abbreviations keep their capitals: "ABS module" stays, "Front pads" becomes
 * "front pads".
 */
export const inSentence = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
