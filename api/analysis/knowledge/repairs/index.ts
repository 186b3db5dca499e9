import { KNOWLEDGE } from "../load/compiled.ts";
import type { Repair } from "../repair.ts";

/** Every repair we can price. */
export const REPAIRS: readonly Repair[] = KNOWLEDGE.repairs;

const byId = new Map(REPAIRS.map((repair) => [repair.id, repair]));

/** The repair with this id. Throws on an id that no repair has: ids come from our own knowledge, never from a user. */
export function repairById(id: string): Repair {
  const repair = byId.get(id);
  if (!repair) throw new Error(`No repair has the id "${id}"`);
  return repair;
}
