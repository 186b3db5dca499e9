import type { KnownFeature, LinearModel } from "./linear-model.ts";
import type { FeatureGroup } from "./text-features.ts";

/** What stands before the numbers of a model file, as JSON. Names of features are in the order of their weights. */
interface Header {
  classNames: readonly string[];
  groups: readonly { group: FeatureGroup; share: number; names: readonly string[] }[];
  scale: number;
  weightCount: number;
}

/**
 * A model as bytes, little-endian: length of the header, the header, then bias and rarities as 32-bit floats, for each
 * feature the number of its weights and for each weight its class as 16-bit, and the weights as 8-bit numbers.
 */
export function encodeModel({
  classNames,
  features,
  groupShares,
  bias,
  classes,
  weights,
  scale,
}: LinearModel): Uint8Array {
  const groups = [...features].map(([group, known]) => ({
    group,
    share: groupShares.get(group) ?? 0,
    names: [...known.keys()],
  }));
  const inOrder = [...features.values()].flatMap((known) => [...known.values()]);
  const header: Header = { classNames, groups, scale, weightCount: weights.length };
  const text = new TextEncoder().encode(JSON.stringify(header));
  // Padded with blanks, which JSON allows, so that the floats behind it begin at a multiple of four.
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(" ".charCodeAt(0));
  padded.set(text);
  const parts = [
    Uint32Array.of(padded.length),
    padded,
    bias,
    Float32Array.from(inOrder, ({ rarity }) => rarity),
    Uint16Array.from(inOrder, ({ from, to }) => to - from),
    classes,
    weights,
  ];
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** Reads what `encodeModel` wrote. Throws an Error where the file is cut short. */
export function decodeModel(bytes: Uint8Array): LinearModel {
  const buffer = bytes.slice().buffer;
  let at = 0;
  const take = <T>(
    type: new (buffer: ArrayBuffer, from: number, count: number) => T,
    size: number,
    count: number,
  ): T => {
    if (at + size * count > buffer.byteLength) throw new Error("The file of a trained model ends too early.");
    const taken = new type(buffer, at, count);
    at += size * count;
    return taken;
  };
  const [headerLength] = take(Uint32Array, 4, 1);
  const header: Header = JSON.parse(new TextDecoder().decode(take(Uint8Array, 1, headerLength!)));
  const featureCount = header.groups.reduce((sum, { names }) => sum + names.length, 0);
  const bias = take(Float32Array, 4, header.classNames.length);
  const rarities = take(Float32Array, 4, featureCount);
  const counts = take(Uint16Array, 2, featureCount);
  const classes = take(Uint16Array, 2, header.weightCount);
  const weights = take(Int8Array, 1, header.weightCount);

  let feature = 0;
  let from = 0;
  const features = new Map<FeatureGroup, Map<string, KnownFeature>>();
  for (const { group, names } of header.groups) {
    const known = new Map<string, KnownFeature>();
    for (const name of names) {
      const to = from + counts[feature]!;
      known.set(name, { from, to, rarity: rarities[feature]! });
      from = to;
      feature++;
    }
    features.set(group, known);
  }
  return {
    classNames: header.classNames,
    features,
    groupShares: new Map(header.groups.map(({ group, share }) => [group, share])),
    bias,
    classes,
    weights,
    scale: header.scale,
  };
}
