import { defineRepairAssist } from "./element.ts";
import "./embedded.ts";

defineRepairAssist();
