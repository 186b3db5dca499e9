/** Where the numbers of a feature stand in a model, by its name; undefined where the model does not know it. */
export interface FeatureIndex {
  get(name: string): number | undefined;
}

/**
 * Names known by their hashes alone, which `hashes` has in rising order; the first one's index is `first`. The largest
 * group of a model has 214,000 names: they take 0.9 MB and need no parsing at start. A name that no model has seen is
 * taken for one of so many by a chance of 1 in 20,000.
 */
export class HashedNames implements FeatureIndex {
  constructor(
    private readonly hashes: Uint32Array,
    private readonly first: number,
  ) {}

  get(name: string): number | undefined {
    const hash = hashOf(name);
    let from = 0;
    let to = this.hashes.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.hashes[middle]! < hash) from = middle + 1;
      else to = middle;
    }
    return this.hashes[from] === hash ? this.first + from : undefined;
  }
}

/** FNV-1a over UTF-16 units with MurmurHash3's last mixing: 32 bits, the same on every machine. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
