import * as z from "zod";
import { CarZone } from "#shared/schemas/car-location.ts";
import { oneOf } from "./vocabulary.ts";

const Zones = z
  .array(z.enum(CarZone.def.entries))
  .min(1, "names no zone")
  .refine((zones) => new Set(zones).size === zones.length, "names a zone twice");

/** The ids that `locations.yaml` may place. */
interface Placeable {
  causes: ReadonlySet<string>;
  repairs: ReadonlySet<string>;
  panels: ReadonlySet<string>;
}

/** `locations.yaml`: the zones of the car by the id of what is there. What is in no one place is not in it. */
export const locationFile = ({ causes, repairs, panels }: Placeable) =>
  z.strictObject({
    causes: z.partialRecord(oneOf("cause", causes), Zones),
    repairs: z.partialRecord(oneOf("repair", repairs), Zones),
    panels: z.partialRecord(oneOf("panel", panels), Zones),
  });
