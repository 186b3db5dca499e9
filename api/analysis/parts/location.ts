import type { CarLocation } from "#shared/schemas/car-location.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { carLocation } from "../results/car-location.ts";
import type { WishedRepair } from "./place-and-count.ts";

/** Where repairs are done, on the axle and the side that were said. */
export const repairLocation = (repairs: readonly WishedRepair[]): CarLocation | undefined =>
  carLocation(
    repairs.map(({ repair, axle, position = "" }) => {
      const said = (word: string) => position.split(" ").includes(word);
      return {
        zones: KNOWLEDGE.locations.repairs[repair.id],
        end: axle,
        side: said("left") ? "left" : said("right") ? "right" : undefined,
      };
    }),
  );
