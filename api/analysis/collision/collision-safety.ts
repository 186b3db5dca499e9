import type { Safety } from "#shared/schemas/diagnostic.ts";
import { normalize } from "../reading/normalize.ts";
import type { PricedDamage } from "./price-damage.ts";
import type { ReadDamage } from "./read-damage.ts";

const STOP_ACTION = "Do not drive it. Have it towed to a shop, or looked at where it stands.";
const LIGHTS_AND_MORE = new Set(["headlight", "taillight", "windshield", "mirror"]);

/** Whether the damage makes driving dangerous, by what was said alone. Silence is no proof of the contrary. */
export function collisionSafety(read: ReadDamage, priced: readonly PricedDamage[], text: string): Safety {
  const quotes = priced.filter(({ damage }) => !damage.guessed).map(({ damage }) => damage.quote);
  const stop = stopReason(read, priced);
  if (stop) return { level: "stop", reason: stop, action: STOP_ACTION, quotes };
  const broken = priced.filter(({ damage, severity }) => LIGHTS_AND_MORE.has(damage.panel.id) && severity !== "light");
  const dragging = /\b(?:hang\w*|drag\w*|loose|falling off)\b/.test(normalize(text));
  if (broken.length > 0 || dragging)
    return {
      level: "soon",
      reason:
        broken.length > 0
          ? `Lights, mirrors and glass have to work on the road: ${broken.map(({ name }) => name.toLowerCase()).join(", ")}.`
          : "A part that hangs or drags can come off on the road.",
      action: "Have it secured or repaired before you drive at night, in rain or on the highway.",
      quotes: broken.map(({ damage }) => damage.quote),
    };
  if (priced.some(({ severity }) => severity === "severe"))
    return {
      level: "soon",
      reason: "Damage this heavy often reaches what lies behind the panel: supports, suspension, cooling.",
      action: "Let a body shop look behind the panel before you drive any distance.",
      quotes,
    };
  return {
    level: "none_found",
    reason:
      "Your words name nothing that makes driving dangerous. What lies behind the panels is not known until a shop looks.",
    quotes: [],
  };
}

function stopReason({ airbags, leak, unsafe, drivable }: ReadDamage, priced: readonly PricedDamage[]) {
  if (airbags) return "The airbags are out: they protect only once, and the body took a hard hit.";
  if (leak === "fuel") return "Fuel is leaking: it can catch fire. Keep away from it and do not start the engine.";
  if (leak)
    return `The car leaks ${leak === "fluid" ? "a fluid" : leak} after the impact: the engine, brakes or steering may fail.`;
  if (unsafe.length > 0) return `You describe ${unsafe.join(" and ")}: the car may not steer, stop or hold together.`;
  if (drivable === "no") return "You say that it cannot be driven.";
  const structure = priced.find(({ damage }) => damage.panel.kind === "structure");
  return structure
    ? `Structural damage is named (${structure.name.toLowerCase()}): it protects you in the next crash.`
    : undefined;
}
