/** Characters people's phones type for plain ones, each replaced by exactly one character so that offsets hold. */
const PLAIN: Record<string, string> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u02bc": "'",
  "`": "'",
  "\u00b4": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u2013": "-",
  "\u2014": ",",
  "\u2212": "-",
  "\u00a0": " ",
  "\u2026": ".",
};

/** Lower-cases and strips accents, letter by letter: "É" → "e". Anything that would change the length stays as it is. */
function plain(char: string) {
  const known = PLAIN[char];
  if (known !== undefined) return known;
  if (char < "\u0080") return char.toLowerCase();
  const bare = char.normalize("NFD").charAt(0).toLowerCase();
  return bare.length === 1 ? bare : " ";
}

/** "won&#39;t", as pages write it: the rest of its word moves up to the sign, so that offsets behind the word hold. */
const APOSTROPHE = /&(?:#0?39|#8217|apos|rsquo);([a-z]*)/g;

/**
 * The owner's text with the same length and the same offsets, but lower case, plain quotes, no accents, and tags blanked
 * out. What is found in it is quoted from the original by the same `start` and `end`.
 */
export function normalize(text: string): string {
  let out = "";
  for (let i = 0; i < text.length; i++) out += plain(text.charAt(i));
  return out
    .replace(APOSTROPHE, (entity, rest: string) => `'${rest}`.padEnd(entity.length))
    .replace(/<\/?[a-z][^<>]{0,300}>|&[a-z]{2,6};|&#\d{2,6};/g, (tag) => " ".repeat(tag.length));
}
