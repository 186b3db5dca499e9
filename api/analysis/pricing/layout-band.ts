import type { Band } from "../knowledge/repair.ts";
import type { EngineLayout } from "../vehicle/profile.ts";

/** Which layout's figures serve a layout without its own, nearest first. The base figures are those of a four. */
const NEAREST: Partial<Record<EngineLayout, readonly EngineLayout[]>> = {
  v8: ["v6"],
  v10_12: ["v8", "v6"],
  boxer6: ["boxer4", "v6"],
  i5: ["i6"],
};

/** The hours or parts of a job on this engine layout. */
export function bandFor(
  base: Band,
  byLayout: Partial<Record<EngineLayout, Band>> | undefined,
  layout: EngineLayout,
): Band {
  const key = [layout, ...(NEAREST[layout] ?? [])].find((candidate) => byLayout?.[candidate]);
  return (key && byLayout?.[key]) || base;
}
