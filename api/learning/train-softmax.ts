/** A text as the trainer sees it: its features by index with their values, and what share of belief each class gets. */
export interface Example {
  features: Uint32Array;
  values: Float32Array;
  classes: readonly number[];
  shares: readonly number[];
  /** How much it counts, 1 for a text that counts once. */
  weight: number;
}

export interface TrainingOptions {
  epochs: number;
  /** Adagrad's step, which falls in a line to a tenth over the epochs. */
  learningRate: number;
  /** Chance that a feature is left out of a text while training, so that no text leans on one word. */
  dropout: number;
  seed: number;
  onEpoch?: (epoch: number, loss: number) => void;
}

export interface SoftmaxWeights {
  /** `weights[feature * classCount + class]`. */
  weights: Float32Array;
  bias: Float32Array;
  classCount: number;
}

/** Steps begin as if a gradient of 0.1 had been seen, so that the first texts do not decide. */
const FIRST_SQUARES = 1e-2;
/** Belief nearer to its goal than this moves nothing that would be seen. */
const SETTLED = 1e-4;

/**
 * Multinomial logistic regression with soft targets by Adagrad. The same examples, options and seed give the same
 * bytes.
 */
export function trainSoftmax(
  examples: readonly Example[],
  featureCount: number,
  classCount: number,
  { epochs, learningRate, dropout, seed, onEpoch }: TrainingOptions,
): SoftmaxWeights {
  const random = randomFrom(seed);
  const weights = new Float32Array(featureCount * classCount);
  const squares = new Float32Array(featureCount * classCount).fill(FIRST_SQUARES);
  const bias = new Float32Array(classCount);
  const biasSquares = new Float32Array(classCount).fill(FIRST_SQUARES);
  const belief = new Float32Array(classCount);
  const moving = new Uint16Array(classCount);
  const order = Uint32Array.from(examples, (_, i) => i);

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    const rate = learningRate * (1 - (0.9 * epoch) / epochs);
    let loss = 0;
    for (const i of order) {
      const { features, values, classes, shares, weight } = examples[i]!;
      const kept = withDropout(features, values, dropout, random);
      believe(kept, weights, bias, belief);
      for (let k = 0; k < classes.length; k++) {
        loss -= weight * shares[k]! * Math.log(belief[classes[k]!]! + 1e-9);
        belief[classes[k]!]! -= shares[k]!;
      }
      let movingCount = 0;
      for (let c = 0; c < classCount; c++) if (Math.abs(belief[c]!) > SETTLED) moving[movingCount++] = c;
      for (let m = 0; m < movingCount; m++) {
        const c = moving[m]!;
        const gradient = belief[c]! * weight;
        biasSquares[c]! += gradient * gradient;
        bias[c]! -= (rate * gradient) / Math.sqrt(biasSquares[c]!);
      }
      for (let k = 0; k < kept.count; k++) {
        const row = kept.features[k]! * classCount;
        const value = kept.values[k]! * weight;
        for (let m = 0; m < movingCount; m++) {
          const at = row + moving[m]!;
          const gradient = belief[moving[m]!]! * value;
          const square = squares[at]! + gradient * gradient;
          squares[at] = square;
          weights[at]! -= (rate * gradient) / Math.sqrt(square);
        }
      }
    }
    onEpoch?.(epoch, loss / examples.length);
  }
  return { weights, bias, classCount };
}

interface Kept {
  features: Uint32Array;
  values: Float32Array;
  count: number;
}

function withDropout(features: Uint32Array, values: Float32Array, dropout: number, random: () => number): Kept {
  if (dropout === 0) return { features, values, count: features.length };
  const kept: Kept = {
    features: new Uint32Array(features.length),
    values: new Float32Array(features.length),
    count: 0,
  };
  for (let k = 0; k < features.length; k++) {
    if (random() < dropout) continue;
    kept.features[kept.count] = features[k]!;
    kept.values[kept.count++] = values[k]! / (1 - dropout);
  }
  return kept;
}

function believe({ features, values, count }: Kept, weights: Float32Array, bias: Float32Array, belief: Float32Array) {
  const classCount = bias.length;
  belief.set(bias);
  for (let k = 0; k < count; k++) {
    const row = features[k]! * classCount;
    const value = values[k]!;
    for (let c = 0; c < classCount; c++) belief[c]! += value * weights[row + c]!;
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < classCount; c++) if (belief[c]! > highest) highest = belief[c]!;
  let total = 0;
  for (let c = 0; c < classCount; c++) {
    const odds = Math.exp(belief[c]! - highest);
    belief[c] = odds;
    total += odds;
  }
  for (let c = 0; c < classCount; c++) belief[c]! /= total;
}

function shuffle(order: Uint32Array, random: () => number) {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}

/** Mulberry32: small, and the same on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
