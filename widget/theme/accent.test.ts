import { describe, expect, it } from "vitest";
import { DARK_COLORS, LIGHT_COLORS } from "#shared/design-tokens.ts";
import { accentVars } from "./accent.ts";
import { contrast, type Rgb, readColor } from "./contrast.ts";

const shown = (css: string) => css.match(/\d+/g)!.map(Number) as unknown as Rgb;

describe("a partner's accent", () => {
  it.each(["#ffee00", "#003366", "#7f7f7f", "#fff", "#000"])("%s carries readable text and visible lines", (accent) => {
    for (const dark of [false, true]) {
      const [fill, on, line, ink] = Object.values(accentVars(accent, dark)) as [string, string, string, string];
      const ground = readColor((dark ? DARK_COLORS : LIGHT_COLORS).page)!;
      expect(contrast(shown(fill), shown(on))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shown(line), ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(shown(ink), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("is left out when it is no color", () => expect(accentVars("#12", false)).toEqual({}));
});
