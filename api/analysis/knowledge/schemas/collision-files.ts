import * as z from "zod";
import { dollars, hours, pattern, sentence, year } from "./figures.ts";

const PanelId = z.string().regex(/^[a-z]+(_[a-z]+)*$/);

const PanelFigures = z.strictObject({
  /** What it is made of decides what can be done: metal is pulled, plastic welded, the rest replaced. */
  kind: z.enum(["metal", "plastic", "lamp", "glass", "mechanical", "structure", "airbag", "wheel", "trim"]),
  /** Has a left and a right. */
  sided: z.boolean(),
  parts: dollars,
  /** Parts from this model year on, where they hold lamps of LEDs, cameras or radar. */
  newer: z.strictObject({ from: year, parts: dollars }).optional(),
  replace: hours,
  repair: z.strictObject({ light: hours, moderate: hours }).optional(),
  refinish: z.number().min(0).max(40),
  /** Neighbors a color is blended into. */
  blend: z.int().min(0).max(4),
  /** Cameras or radar in or behind it, from about this model year. */
  sensorsFrom: year.optional(),
});

/** `panels.yaml` */
export const PanelFile = z.record(PanelId, PanelFigures);

const PanelTexts = z.strictObject({
  name: sentence(60),
  /** How owners name it, without side. */
  words: pattern,
  /** What may be damaged behind it. */
  hidden: z.array(sentence(80)).min(1).optional(),
});

/** `panels.en.yaml` */
export const PanelTextFile = z.record(PanelId, PanelTexts);

export const panelOf = (
  id: string,
  figures: z.infer<typeof PanelFigures>,
  { name, words, hidden }: z.infer<typeof PanelTexts>,
) => ({ id, name, words, ...figures, ...(hidden && { hidden }) });
