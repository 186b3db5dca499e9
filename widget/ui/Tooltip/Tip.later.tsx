import { later } from "../later.tsx";

export const Tip = later(async () => (await import("./Tip.tsx")).Tip, { optional: true });
