import { defineRepairAssist } from "./element.ts";
import "./embedded.ts";

/** The ES module `repair-assist.mjs`: defines the element, as the script does, and gives its class to who imports it. */
export { defineRepairAssist, RepairAssistElement } from "./element.ts";

defineRepairAssist();
