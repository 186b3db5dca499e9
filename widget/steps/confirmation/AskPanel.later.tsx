import { later } from "../../ui/later.tsx";

export const AskPanel = later(async () => (await import("./AskPanel.tsx")).AskPanel);
