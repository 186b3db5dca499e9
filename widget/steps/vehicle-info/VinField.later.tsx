import { later } from "../../ui/later.tsx";

export const VinField = later(async () => (await import("./VinField.tsx")).VinField);
