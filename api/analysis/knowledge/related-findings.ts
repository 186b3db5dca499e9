import { type EvidenceKey, FINDINGS, type FindingId } from "./findings.ts";
import { KNOWLEDGE } from "./load/compiled.ts";

const { families: FAMILIES, vague, general } = KNOWLEDGE.kinship;
const all = Object.keys(FINDINGS) as FindingId[];

/** A general finding with the special ones that it may stand for. */
interface General {
  general: FindingId;
  of: readonly FindingId[];
}

/** "noise.*" is every noise but the unspecified one. */
const meant = (told: string): FindingId[] =>
  told.endsWith("*")
    ? all.filter((id) => id.startsWith(told.slice(0, -1)) && !id.endsWith("unspecified"))
    : [told as FindingId];
const generals = (rows: Readonly<Record<string, readonly string[]>>): General[] =>
  Object.entries(rows).map(([id, of]) => ({ general: id as FindingId, of: of.flatMap(meant) }));

/** Said vaguely; denied, they deny all of their kind. */
const VAGUE = generals(vague);
const GENERAL = [...VAGUE, ...generals(general)];

/** A cause known for the special finding explains the general word well; one known for the general one, the special hardly. */
const SAID_GENERALLY = 0.6;
const SAID_SPECIALLY = 0.2;

/** A finding that explains another, and how far. */
export interface Kin {
  key: EvidenceKey;
  similarity: number;
}

/** By what is told: each finding that explains it, with the most that a family or a general word says. */
const likenesses = new Map(all.map((told) => [told, new Map<FindingId, number>()]));

function explains(known: FindingId, told: FindingId, similarity: number) {
  const of = likenesses.get(told)!;
  if (known !== told) of.set(known, Math.max(similarity, of.get(known) ?? 0));
}
for (const { of, similarity } of FAMILIES)
  for (const told of of as readonly FindingId[])
    for (const known of of as readonly FindingId[]) explains(known, told, similarity);
for (const { general, of } of GENERAL)
  for (const special of of) {
    explains(special, general, SAID_GENERALLY);
    explains(general, special, SAID_SPECIALLY);
  }

const kin = new Map<EvidenceKey, readonly Kin[]>(
  all.map((told) => {
    const of = likenesses.get(told)!;
    const others = all.filter((known) => of.has(known)).map((key) => ({ key, similarity: of.get(key)! }));
    return [told, [{ key: told, similarity: 1 }, ...others]];
  }),
);

/** What explains that the owner tells of `told`: the finding itself with 1, and its kin. */
export const kinOf = (told: EvidenceKey): readonly Kin[] => kin.get(told) ?? [{ key: told, similarity: 1 }];

/** Whoever denies a vague thing ("no lights on the dash") denies all of its kind. */
export const deniedWith = (told: EvidenceKey): readonly EvidenceKey[] => [
  told,
  ...(VAGUE.find(({ general }) => general === told)?.of ?? []),
];

/** How far the tellings of two findings are the same news, 0 to 1. */
export const similarity = (a: EvidenceKey, b: EvidenceKey): number =>
  kinOf(a).find(({ key }) => key === b)?.similarity ?? 0;
