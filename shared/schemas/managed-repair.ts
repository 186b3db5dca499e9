import * as z from "zod/mini";
import { id } from "./text.ts";

/** POST /api/managed-repair */
export const ManagedRepairRequest = z.object({
  userId: id("the user"),
  issueId: id("the issue"),
  diagnosticId: id("the diagnostic"),
});
export type ManagedRepairRequest = z.infer<typeof ManagedRepairRequest>;

/** `available` says whether managed repair is offered in the owner's ZIP; if not, the request waits for a notice. */
export const ManagedRepairResponse = z.object({ managedRepairId: z.string(), available: z.boolean() });
export type ManagedRepairResponse = z.infer<typeof ManagedRepairResponse>;
