import { expect, it } from "vitest";
import { killRounds } from "./rounds.ts";

it("what was acknowledged is there, once, however often server and database are killed", async () => {
  const { acknowledged, ...wrong } = await killRounds({ server: 4, database: 2 });
  expect(wrong).toEqual({ lost: [], doubled: [], halves: [] });
  expect(new Set(acknowledged.map(({ kind }) => kind)).size).toBe(7);
}, 120_000);
