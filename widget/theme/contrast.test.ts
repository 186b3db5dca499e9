import { describe, expect, it } from "vitest";
import { type ColorName, DARK_COLORS, LIGHT_COLORS } from "#shared/design-tokens.ts";
import { contrast, readColor } from "./contrast.ts";

/** What is read: its color, and every ground it stands on. */
const TEXT: Partial<Record<ColorName, readonly ColorName[]>> = {
  ink: ["page", "sheet", "sunk"],
  ink2: ["page", "sheet", "sunk"],
  accentInk: ["page", "sheet"],
  high: ["page", "sheet", "sunk"],
  medium: ["page", "sheet"],
  low: ["page", "sheet"],
  onAccent: ["accent"],
  onCaution: ["caution"],
  onStop: ["stop"],
  onBand: ["band"],
  onBand2: ["band"],
  // What is inked is lettered in the color of the paper: steps that are done, pins, tooltips.
  sheet: ["ink"],
};
/** What is looked at: edges of what one operates, lines that mean "here", bars. */
const MARKS: typeof TEXT = {
  field: ["page", "sheet", "sunk"],
  accentLine: ["page", "sheet"],
  accentInk: ["page", "sheet", "sunk"],
  bar: ["page", "sheet"],
  bar2: ["page", "sheet"],
};

describe.each([
  ["light", LIGHT_COLORS],
  ["dark", DARK_COLORS],
])("in the %s theme", (_name, theme) => {
  const pairs = (of: typeof TEXT) =>
    Object.entries(of).flatMap(([mark, grounds]) => grounds.map((ground) => [mark as ColorName, ground] as const));
  const between = (mark: ColorName, ground: ColorName) => contrast(readColor(theme[mark])!, readColor(theme[ground])!);

  it.each(pairs(TEXT))("%s reads on %s", (mark, ground) => expect(between(mark, ground)).toBeGreaterThanOrEqual(4.5));
  it.each(pairs(MARKS))("%s stands out from %s", (mark, ground) =>
    expect(between(mark, ground)).toBeGreaterThanOrEqual(3),
  );
});
