import { expect, it } from "vitest";
import { CAUSES } from "../../knowledge/causes/index.ts";
import { NAMED_PARTS } from "./index.ts";

const cures = new Set(CAUSES.flatMap(({ repairs }) => repairs));

it.each(Object.keys(NAMED_PARTS))("a part that is named is renewed by a repair that cures a cause: %s", (repair) => {
  expect(cures).toContain(repair);
});
