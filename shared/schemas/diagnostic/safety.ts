import * as z from "zod/mini";
import { Quote } from "./basics.ts";

export const SAFETY_LEVELS = ["stop", "soon", "none_found", "unknown"] as const;
/** `reason` says why in a sentence, `action` what to do now, `quotes` the owner's words that decided it. */
export const Safety = z.object({
  level: z.enum(SAFETY_LEVELS),
  reason: z.string(),
  action: z.optional(z.string()),
  quotes: z.array(Quote),
});
export type Safety = z.infer<typeof Safety>;
