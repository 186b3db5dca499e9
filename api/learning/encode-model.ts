import { hashOf } from "../analysis/learned/hashed-names.ts";
import type { NamedModel } from "../analysis/learned/linear-model.ts";
import type { ModelHeader } from "../analysis/learned/model-file.ts";

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
  const header: ModelHeader = {
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
