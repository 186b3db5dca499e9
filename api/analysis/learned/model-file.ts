import { HashedNames } from "./hashed-names.ts";
import type { LinearModel } from "./linear-model.ts";
import type { FeatureGroup } from "./text-features.ts";

/** What stands before the numbers of a model file, as JSON. Features are in the order of their groups, in each by hash. */
export interface ModelHeader {
  classNames: readonly string[];
  groups: readonly { group: FeatureGroup; share: number; featureCount: number }[];
  textCount: number;
  scale: number;
  weightCount: number;
}

/** Reads what `learning/encode-model.ts` wrote, which tells the format. Throws an Error where the file is cut short. */
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
  const header: ModelHeader = JSON.parse(new TextDecoder().decode(take(Uint8Array, 1, headerLength!)));
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
