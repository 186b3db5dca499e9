import { defineRepairAssist } from "./element.ts";

defineRepairAssist();
