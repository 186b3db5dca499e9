import type { Cause } from "../cause.ts";
import { KNOWLEDGE } from "../load/compiled.ts";
import type { Area } from "../nhtsa-components.ts";

const { areaOfSystem, filedElsewhere } = KNOWLEDGE.nhtsa;

const BY_CAUSE: ReadonlyMap<string, Area> = new Map(
  Object.entries(filedElsewhere).flatMap(([area, ids]) => ids.map((id) => [id, area as Area] as const)),
);

/** The area under which NHTSA would count the cause; undefined where that is not clear. */
export const areaOfCause = ({ id, system }: Cause): Area | undefined => BY_CAUSE.get(id) ?? areaOfSystem[system];
