/** Texts that share more than this part of the smaller one's word groups are copies of one another. */
const MOST_SHARED = 0.5;
const GROUP = 4;

export interface NearCopy {
  text: string;
  copyOf: string;
}

/** Which of `texts` are, but for a few words, among `known`. Texts of fewer than five words count only when equal. */
export function nearCopies(texts: readonly string[], known: readonly string[]): NearCopy[] {
  const byGroup = new Map<string, number[]>();
  const groupsOfKnown = known.map((text) => groupsOf(text));
  groupsOfKnown.forEach((groups, i) => {
    for (const group of groups) {
      const list = byGroup.get(group);
      if (list) list.push(i);
      else byGroup.set(group, [i]);
    }
  });
  return texts.flatMap((text) => {
    const groups = groupsOf(text);
    const shared = new Map<number, number>();
    for (const group of groups) for (const i of byGroup.get(group) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);
    for (const [i, count] of shared)
      if (count > MOST_SHARED * Math.min(groups.size, groupsOfKnown[i]!.size)) return [{ text, copyOf: known[i]! }];
    return [];
  });
}

function groupsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  if (words.length <= GROUP) return new Set([words.join(" ")]);
  return new Set(words.slice(GROUP - 1).map((_, i) => words.slice(i, i + GROUP).join(" ")));
}
