import type { Quote } from "#shared/schemas/diagnostic.ts";
import type { Panel } from "../knowledge/panels.ts";
import type { Drivability } from "./drivability.ts";
import type { Equipment } from "./equipment.ts";
import type { AccidentTold } from "./scenarios.ts";
import type { DamageSigns } from "./severity.ts";

/** One damaged place of the car. `side` as said: "left", "right", "both"; `end` for doors and wheels. */
export interface Damage {
  panel: Panel;
  side?: "left" | "right" | "both";
  end?: "front" | "rear";
  /** How many of it: "both headlights" are two. */
  count: number;
  harm: DamageSigns;
  quote: Quote;
  /** Its harm was told beside it, in a clause that does not name it. */
  borrowed?: boolean;
  /** A plural without number or side, which may speak of such parts at large: "they do not repair aluminum doors". */
  atLarge?: boolean;
  /** Not named, but what such an accident usually hits. */
  guessed?: boolean;
}

/** A damaged place, as it stands in the id of a question or correction: "door-left-front". */
export const keyOf = ({ panel, side, end }: Pick<Damage, "panel" | "side" | "end">) =>
  [panel.id, side, end].filter(Boolean).join("-");

/** All that was read of a damaged car; what any reader of words or pictures has to make. */
export interface ReadDamage extends Drivability {
  damages: Damage[];
  /** What the owner says of the car's cameras, radar and lamps. */
  equipment: Equipment;
  /** How it came about. */
  event?: AccidentTold;
  /** No panel was named: those that such an event usually hits were taken. */
  isGuessed?: boolean;
}
