import { expect, it } from "vitest";
import { CAUSES } from "../causes/index.ts";
import { REPAIRS } from "./index.ts";

it("every cure that a cause names is a repair we can price", () => {
  const ids = new Set(REPAIRS.map(({ id }) => id));
  const unknown = CAUSES.flatMap(({ id, repairs }) =>
    repairs.filter((repair) => !ids.has(repair)).map((repair) => `${id}: ${repair}`),
  );
  expect(unknown).toEqual([]);
});
