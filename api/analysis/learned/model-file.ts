import { gunzipSync, gzipSync } from "node:zlib";
import type { LinearModel } from "./linear-model.ts";
import type { FeatureGroup } from "./text-features.ts";

/** What stands before the numbers of a model file, as JSON. Names of features are in the order of their indexes. */
interface Header {
  classNames: readonly string[];
  groups: readonly { group: FeatureGroup; share: number; names: readonly string[] }[];
  textCount: number;
  scale: number;
  weightCount: number;
}

/**
 * A model as bytes, little-endian and gzipped: length of the header, the header, then bias as 32-bit floats, for each
 * feature its texts and the number of its weights as 16-bit, for each weight its class as 16-bit, counted from the class
 * before it (which compresses better), and the weights as 8-bit numbers.
 */
export function encodeModel(model: LinearModel): Uint8Array {
  const { classNames, features, groupShares, textCount, counts, bias, starts, classes, weights, scale } = model;
  const groups = [...features].map(([group, known]) => ({
    group,
    share: groupShares.get(group) ?? 0,
    names: [...known.keys()],
  }));
  const header: Header = { classNames, groups, textCount, scale, weightCount: weights.length };
  const text = new TextEncoder().encode(JSON.stringify(header));
  // Padded with blanks, which JSON allows, so that the floats behind it begin at a multiple of four.
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(" ".charCodeAt(0));
  padded.set(text);
  const weightCounts = Uint16Array.from(counts, (_, i) => starts[i + 1]! - starts[i]!);
  const gaps = Uint16Array.from(classes);
  for (let i = 0; i < counts.length; i++)
    for (let at = starts[i]! + 1; at < starts[i + 1]!; at++) gaps[at] = classes[at]! - classes[at - 1]!;
  const parts = [Uint32Array.of(padded.length), padded, bias, counts, weightCounts, gaps, weights];
  const bytes = Buffer.concat(parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)));
  return gzipSync(bytes, { level: 9 });
}

/** Reads what `encodeModel` wrote. Throws an Error where the file is cut short. */
export function decodeModel(file: Uint8Array): LinearModel {
  const bytes = gunzipSync(file);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
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
  const counts = take(Uint16Array, 2, featureCount);
  const weightCounts = take(Uint16Array, 2, featureCount);
  const classes = take(Uint16Array, 2, header.weightCount);
  const weights = take(Int8Array, 1, header.weightCount);

  const starts = new Uint32Array(featureCount + 1);
  for (let i = 0; i < featureCount; i++) {
    starts[i + 1] = starts[i]! + weightCounts[i]!;
    for (let w = starts[i]! + 1; w < starts[i + 1]!; w++) classes[w]! += classes[w - 1]!;
  }
  let index = 0;
  return {
    classNames: header.classNames,
    features: new Map(header.groups.map(({ group, names }) => [group, new Map(names.map((name) => [name, index++]))])),
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
