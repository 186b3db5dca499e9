import { HashedNames, hashOf } from "./hashed-names.ts";
import type { LinearModel, NamedModel } from "./linear-model.ts";
import type { FeatureGroup } from "./text-features.ts";

/** What stands before the numbers of a model file, as JSON. Features are in the order of their groups, in each by hash. */
interface Header {
  classNames: readonly string[];
  groups: readonly { group: FeatureGroup; share: number; featureCount: number }[];
  textCount: number;
  scale: number;
  weightCount: number;
}

/**
 * A model as bytes, little-endian: length of the header, the header, then bias as 32-bit floats, the hashes of the
 * features' names as 32-bit, for each feature its texts and the number of its weights as 16-bit, for each weight its class as 16-bit,
 * counted from the class before it (which gzip makes smaller), and the weights as 8-bit numbers.
 */
export function encodeModel(model: NamedModel): Uint8Array {
  const { classNames, groupShares, textCount, counts, bias, starts, classes, weights, scale } = model;
  const groups = [...model.features].map(([group, known]) => {
    const named = [...known].map(([name, index]) => ({ hash: hashOf(name), index }));
    return { group, features: named.sort((a, b) => a.hash - b.hash || a.index - b.index) };
  });
  const features = groups.flatMap((group) => group.features);
  const gaps: number[] = [];
  const kept: number[] = [];
  for (const { index } of features)
    for (let at = starts[index]!; at < starts[index + 1]!; at++) {
      gaps.push(at === starts[index] ? classes[at]! : classes[at]! - classes[at - 1]!);
      kept.push(weights[at]!);
    }
  const header: Header = {
    classNames,
    groups: groups.map(({ group, features }) => ({
      group,
      share: groupShares.get(group) ?? 0,
      featureCount: features.length,
    })),
    textCount,
    scale,
    weightCount: kept.length,
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  // Padded with blanks, which JSON allows, so that the numbers behind it begin at a multiple of four.
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(" ".charCodeAt(0));
  padded.set(text);
  const parts = [
    Uint32Array.of(padded.length),
    padded,
    bias,
    Uint32Array.from(features, ({ hash }) => hash),
    Uint16Array.from(features, ({ index }) => counts[index]!),
    Uint16Array.from(features, ({ index }) => starts[index + 1]! - starts[index]!),
    Uint16Array.from(gaps),
    Int8Array.from(kept),
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
  const buffer = bytes.slice().buffer as ArrayBuffer;
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
  const total = header.groups.reduce((sum, { featureCount }) => sum + featureCount, 0);
  const bias = take(Float32Array, 4, header.classNames.length);
  const hashes = take(Uint32Array, 4, total);
  const counts = take(Uint16Array, 2, total);
  const weightCounts = take(Uint16Array, 2, total);
  const classes = take(Uint16Array, 2, header.weightCount);
  const weights = take(Int8Array, 1, header.weightCount);

  const starts = new Uint32Array(total + 1);
  for (let i = 0; i < total; i++) {
    starts[i + 1] = starts[i]! + weightCounts[i]!;
    for (let w = starts[i]! + 1; w < starts[i + 1]!; w++) classes[w]! += classes[w - 1]!;
  }
  let first = 0;
  const features = header.groups.map(({ group, featureCount }) => {
    const names = new HashedNames(hashes.subarray(first, first + featureCount), first);
    first += featureCount;
    return [group, names] as const;
  });
  return {
    classNames: header.classNames,
    features: new Map(features),
    textCount: header.textCount,
    counts,
    groupShares: new Map(header.groups.map(({ group, share }) => [group, share])),
    bias,
    starts,
    classes,
    weights,
    scale: header.scale,
  };
}
