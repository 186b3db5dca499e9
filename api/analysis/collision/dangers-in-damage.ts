import type { Quote } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { UnsafeId } from "../knowledge/schemas/word-files.ts";
import { normalize } from "../reading/normalize.ts";
import type { DangerKind } from "../safety/danger-kind.ts";
import type { Danger } from "../safety/danger-reader.ts";
import type { ReadDamage } from "./damage.ts";
import type { PricedDamage } from "./price-damage.ts";

const LIGHTS_AND_MORE = new Set(["headlight", "taillight", "windshield", "mirror"]);

/** What is unsafe and a kind of danger of its own; the rest is damage by the crash. */
const UNSAFE: Partial<Record<UnsafeId, DangerKind>> = { tire: "tire", hood: "hood", windshield: "seeing" };
const DRAGGING = new RegExp(KNOWLEDGE.damageWords.dragging);

/** What the damage itself makes dangerous, by what was said alone, each with the words for the damage. */
export function dangersInDamage(read: ReadDamage, priced: readonly PricedDamage[], text: string): Danger[] {
  const named = priced.filter(({ damage }) => !damage.guessed).map(({ damage }) => damage.quote);
  const broken = priced.filter(({ damage, severity }) => LIGHTS_AND_MORE.has(damage.panel.id) && severity !== "light");
  const isDragging = DRAGGING.test(normalize(text));
  return [
    ...stopping(read, priced).flatMap((kind) => told(kind, named)),
    ...(broken.length > 0
      ? told(
          "lights-and-glass",
          broken.map(({ damage }) => damage.quote),
        )
      : []),
    ...(isDragging ? told("falling-parts", []) : []),
    ...(priced.some(({ severity }) => severity === "severe") ? told("heavy-damage", named) : []),
  ];
}

const told = (kind: DangerKind, quotes: readonly Quote[]): Danger[] =>
  quotes.length > 0 ? quotes.map((quote) => ({ kind, probability: 1, quote })) : [{ kind, probability: 1 }];

const stopping = ({ airbags, leak, unsafe, drivable }: ReadDamage, priced: readonly PricedDamage[]): DangerKind[] => [
  ...(airbags ? (["airbag-deployed"] as const) : []),
  ...(leak ? [leak === "fuel" ? ("fuel" as const) : ("fluid-lost" as const)] : []),
  ...unsafe.map((what) => UNSAFE[what] ?? "crash-damage"),
  ...(drivable === "no" ? (["not-drivable"] as const) : []),
  ...(priced.some(({ damage }) => damage.panel.kind === "structure") ? (["crash-damage"] as const) : []),
];
