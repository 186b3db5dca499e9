import { expect, test } from "vitest";
import { HashedNames, hashOf } from "./hashed-names.ts";

const NAMES = ["grinding", "squeal", "no start", "<pedal", "coolant low"];

test("a name is known by the place of its hash, counted from the first index; another name is not", () => {
  const hashes = Uint32Array.from(NAMES, hashOf).sort();
  const index = new HashedNames(hashes, 100);
  for (const name of NAMES) expect(index.get(name)).toBe(100 + hashes.indexOf(hashOf(name)));
  expect(index.get("radio")).toBeUndefined();
  expect(index.get("")).toBeUndefined();
});

test("nothing is known where there are no names", () => {
  expect(new HashedNames(new Uint32Array(), 0).get("squeal")).toBeUndefined();
});

test("the hash is FNV-1a with the last mixing of MurmurHash3, as trained models were written with", () => {
  expect(NAMES.map(hashOf)).toEqual([778_894_373, 227_458_966, 464_413_431, 2_673_471_913, 46_659_743]);
});
