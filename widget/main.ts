import "./load-order.ts";
import { defineRepairAssist } from "./element.ts";

defineRepairAssist();
