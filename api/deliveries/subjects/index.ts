import type { Subject } from "../../db/schema/index.ts";
import { contact } from "./contact.ts";
import { deletionLink } from "./deletion-link.ts";
import { feedback } from "./feedback.ts";
import { lead } from "./lead.ts";
import { managedRepair, managedRepairOpen } from "./managed-repair.ts";
import { partnerConfirmation } from "./partner-confirmation.ts";
import { result } from "./result.ts";
import type { DeliverySubject } from "./subject.ts";

/** Every kind of record that is delivered. */
export const SUBJECTS: Record<Subject, DeliverySubject> = {
  contact,
  feedback,
  managed_repair: managedRepair,
  managed_repair_open: managedRepairOpen,
  lead,
  result,
  deletion_link: deletionLink,
  partner_confirmation: partnerConfirmation,
};
