import type { Condition } from "../knowledge/conditions.ts";
import type { Word } from "./words.ts";

const HIGHWAY_FROM = 45;
const LOW_UNTIL = 30;
/** "Done at 110" is a mileage. */
const FASTEST_UNNAMED = 90;

/** A road speed named in the text, "at 60 mph", "over 45", "between 55 and 65", as a condition at its word. */
export function speedsIn(words: readonly Word[]): { condition: Condition; at: number }[] {
  return words.flatMap((word, at): { condition: Condition; at: number }[] => {
    const speed = Number(word.surface);
    if (!Number.isInteger(speed) || speed < 5 || speed > 120) return [];
    const before = words[at - 1]?.surface ?? "";
    const after = words.slice(at + 1, at + 4).map((w) => w.surface);
    const named = after[0] === "mph" || (after[0] === "miles" && after[2] === "hour") || after[2] === "mph";
    const led = /^(at|over|above|around|going|doing|past|between|about|hit|hits|reach|under|below|near)$/.test(before);
    if (
      !named &&
      !(
        led &&
        !/^(miles?|k|percent|minutes?|seconds?|degrees?|psi|volts?|v|000|days?|weeks?|hours?|years?|dollars|bucks|rpm|mpg|times?|feet)$/.test(
          after[0] ?? "",
        )
      )
    )
      return [];
    if (!named && speed > FASTEST_UNNAMED) return [];
    if (/^(under|below)$/.test(before)) return speed <= 50 ? [{ condition: "low_speed", at }] : [];
    if (speed >= HIGHWAY_FROM || (/^(over|above|past)$/.test(before) && speed >= 40))
      return [{ condition: "highway_speed", at }];
    return speed <= LOW_UNTIL && !/^(over|above|past)$/.test(before) ? [{ condition: "low_speed", at }] : [];
  });
}
