import type { LinearModel } from "../analysis/learned/linear-model.ts";
import type { FeatureGroup } from "../analysis/learned/text-features.ts";
import type { SoftmaxWeights } from "./train-softmax.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The largest whole number a stored weight has. */
const STEPS = 127;
interface Size {
  /** A model keeps so many weights at most, the largest. */
  mostWeights: number;
}

/** Keeps the weights that tell most, as whole numbers of -127 to 127. */
export function compress(
  { weights, bias, classCount }: SoftmaxWeights,
  vocabulary: Vocabulary,
  classNames: readonly string[],
  groupShares: ReadonlyMap<FeatureGroup, number>,
  { mostWeights }: Size,
): LinearModel {
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const scale = Math.min(largest, CLIP) / STEPS;
  const least = Math.max(scale / 2, magnitudeAt(weights, mostWeights));
  const classes: number[] = [];
  const kept: number[] = [];
  const features = new Map(
    [...vocabulary].map(([group, entries]) => [
      group,
      new Map(
        [...entries].flatMap(([name, { index, rarity }]) => {
          const from = classes.length;
          for (let c = 0; c < classCount; c++) {
            const weight = weights[index * classCount + c]!;
            if (Math.abs(weight) < least) continue;
            classes.push(c);
            kept.push(Math.max(-STEPS, Math.min(STEPS, Math.round(weight / scale))));
          }
          return [[name, { from, to: classes.length, rarity }] as const];
        }),
      ),
    ]),
  );
  return {
    classNames,
    features,
    groupShares,
    bias,
    classes: Uint16Array.from(classes),
    weights: Int8Array.from(kept),
    scale,
  };
}

/** Few weights are larger, and finer steps for all others are worth more. */
const CLIP = 4;

function magnitudeAt(weights: Float32Array, place: number): number {
  if (weights.length <= place) return 0;
  const BINS = 4096;
  const counts = new Uint32Array(BINS);
  for (const weight of weights) counts[Math.min(BINS - 1, Math.floor((Math.abs(weight) / CLIP) * BINS))]!++;
  let above = 0;
  for (let bin = BINS - 1; bin >= 0; bin--) {
    above += counts[bin]!;
    if (above > place) return ((bin + 1) / BINS) * CLIP;
  }
  return 0;
}
