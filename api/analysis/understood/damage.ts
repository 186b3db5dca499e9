import type { Damage, ReadDamage } from "../collision/damage.ts";
import { eventById } from "../collision/scenarios.ts";
import type { DamageSigns } from "../collision/severity.ts";
import { PANELS } from "../knowledge/panels.ts";
import { quoteIn } from "./quote.ts";
import type { UnderstoodDamage } from "./understood.ts";

type Area = UnderstoodDamage["areas"][number];

/**
 * Damage that a language model has seen → what the built-in reader makes of an owner's words, beside what that one
 * read.
 */
export function readDamageOf(
  { areas, event, ...told }: UnderstoodDamage,
  inWords: ReadDamage,
  text: string,
): ReadDamage {
  const named = inWords.damages.filter(({ guessed }) => !guessed);
  const seen = areas.map((area) => damageOf(area, text)).filter((damage) => !named.some((one) => isSame(one, damage)));
  const damages = [...named, ...seen];
  if (damages.length === 0) return { ...inWords, ...eventOf(inWords, event) };
  return {
    damages,
    // What the owner says about driving counts more than how the car looks.
    drivable: inWords.drivable === "unknown" ? told.drivable : inWords.drivable,
    airbags: inWords.airbags || told.airbagsDeployed,
    leak: inWords.leak ?? told.leak ?? undefined,
    unsafe: inWords.unsafe,
    equipment: inWords.equipment,
    ...eventOf(inWords, event),
    ...(inWords.because && { because: inWords.because }),
  };
}

/** What our own reading found, else what a model read of the owner's words. */
function eventOf({ event: read }: ReadDamage, told: UnderstoodDamage["event"]): Pick<ReadDamage, "event"> {
  const event = read ?? (told ? eventById(told.id) : undefined);
  return event ? { event } : {};
}

function damageOf({ panel: id, side, end, severity, signs, words }: Area, text: string): Damage {
  const panel = PANELS.find((one) => one.id === id)!;
  const has = (sign: Area["signs"][number]) => signs.includes(sign);
  const harm: DamageSigns = {
    severity,
    dent: has("dent") || has("hail"),
    paint: has("paint_broken") || has("deep_scratch") || has("surface_scratch"),
    paintWhole: false,
    broken: has("broken"),
    deep: has("deep_scratch"),
    surface: has("surface_scratch"),
    hail: has("hail"),
    bent: has("bent"),
  };
  return {
    panel,
    side: panel.sided ? (side ?? undefined) : undefined,
    end: end ?? undefined,
    count: panel.sided && side === "both" ? 2 : 1,
    harm,
    quote: quoteIn(text, words) ?? { text: "", start: 0, end: 0 },
  };
}

const isSame = (a: Damage, b: Damage) =>
  a.panel.id === b.panel.id && (a.side ?? b.side) === (b.side ?? a.side) && (a.end ?? b.end) === (b.end ?? a.end);
