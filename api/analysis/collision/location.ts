import type { CarLocation } from "#shared/schemas/car-location.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { carLocation } from "../results/car-location.ts";
import type { Damage } from "./damage.ts";

/** Where all of these places are. */
export const damageLocation = (damages: readonly Pick<Damage, "panel" | "side" | "end">[]): CarLocation | undefined =>
  carLocation(
    damages.map(({ panel, side, end }) => ({
      zones: KNOWLEDGE.locations.panels[panel.id],
      end,
      side: side === "both" ? undefined : side,
    })),
  );
