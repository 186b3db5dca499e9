import * as z from "zod";
import { dollars, hours, pattern, sentence, year } from "./figures.ts";
import { BodyClass } from "./vehicle-files.ts";
import { oneOf } from "./vocabulary.ts";

const PanelId = z.string().regex(/^[a-z]+(_[a-z]+)*$/);

const PanelFigures = z.strictObject({
  /** What it is made of decides what can be done: metal is pulled, plastic welded, the rest replaced. */
  kind: z.enum(["metal", "plastic", "lamp", "glass", "mechanical", "structure", "airbag", "wheel", "trim"]),
  /** Has a left and a right. */
  sided: z.boolean(),
  /** An owner can put it right in the drawing of the result: on every car, or on those of such a body. */
  offered: z.union([z.literal(true), z.array(BodyClass).min(1)]).optional(),
  /** Often named in passing: it counts only where its own clause tells of harm. */
  passing: z.boolean().optional(),
  parts: dollars,
  /** Parts from this model year on, where they hold lamps of LEDs, cameras or radar. */
  newer: z.strictObject({ from: year, parts: dollars }).optional(),
  /** Parts where the owner tells of cameras, radar or blind-spot warning, and where of none. */
  equipped: dollars.optional(),
  plain: dollars.optional(),
  replace: hours,
  repair: z.strictObject({ light: hours, moderate: hours }).optional(),
  refinish: z.number().min(0).max(40),
  /** Neighbors a color is blended into. */
  blend: z.int().min(0).max(4),
  /** Cameras or radar in or behind it, from about this model year. */
  sensorsFrom: year.optional(),
  /** What may be damaged behind it: how likely after an impact that dents or bends it, and what it costs then. */
  hidden: z
    .record(
      PanelId,
      z.strictObject({ chance: z.number().min(0.01).max(0.9), parts: dollars, hours, from: year.optional() }),
    )
    .optional(),
});

/** `panels.yaml` */
export const PanelFile = z.record(PanelId, PanelFigures);

const PanelTexts = z.strictObject({
  name: sentence(60),
  /** How owners name it, without side. */
  words: pattern,
  /** What may be damaged behind it. */
  hidden: z.record(PanelId, sentence(80)).optional(),
});

/** `panels.en.yaml` */
export const PanelTextFile = z.record(PanelId, PanelTexts);

/** The panels by their ids: which damage at a place is named. */
const panelId = (panels: ReadonlySet<string>) => oneOf("panel", panels);

/** Which insurance pays for it: with the deductible, for no fault of the driver's, or that of another. */
const COVERS = ["collision", "comprehensive", "other_driver"] as const;
export type Cover = (typeof COVERS)[number];

/** `scenarios.yaml`: how an accident came about, the most telling first. */
export const scenarioFile = (panels: ReadonlySet<string>) =>
  z.record(
    PanelId,
    z.strictObject({
      /** The panels it usually hits, and how many of each. */
      panels: z.partialRecord(panelId(panels), z.int().positive()),
      /** Which insurance pays; `collision` where it is not said. */
      cover: z.enum(COVERS).optional(),
      /** The panels hit besides where it was a hard one, and how many of each. */
      heavy: z.partialRecord(panelId(panels), z.int().positive()).optional(),
      /** Two bodies hit each other: what is dented is bent, and no paintless repair brings it back. */
      impact: z.boolean().optional(),
      /** At such a speed or weight that what is named is more than scratched. */
      hard: z.boolean().optional(),
      /** All of the car is hit: its panels are taken besides, unless so many were named. */
      whole: z.int().positive().optional(),
      /** Its panels stand for all that is named: "the water stood to the door handles". */
      instead: z.boolean().optional(),
      /** Its panels are taken besides what is named: who steals four wheels takes four tires. */
      besides: z.boolean().optional(),
      /** It leaves the car unfit to drive, or an insurer mostly writes it off. */
      stands: z.boolean().optional(),
      writtenOff: z.boolean().optional(),
    }),
  );
type ScenarioFigures = z.infer<ReturnType<typeof scenarioFile>>[string];

/** `scenarios.en.yaml` */
export const ScenarioTextFile = z.strictObject({
  hardWords: pattern,
  scenarios: z.record(
    PanelId,
    z.strictObject({
      name: sentence(40),
      words: pattern,
      /** Words that must stand somewhere besides. */
      besides: pattern.optional(),
      usualWork: sentence(300),
    }),
  ),
});

const hitPanels = (panels: ScenarioFigures["panels"]) =>
  Object.entries(panels).map(([id, count = 1]) => ({ id, count }));

export const scenarioOf = (
  id: string,
  { panels, cover = "collision", heavy = {}, impact = false, hard = false, ...figures }: ScenarioFigures,
  texts: z.infer<typeof ScenarioTextFile>["scenarios"][string],
) => ({
  ...{ name: texts.name, words: texts.words, usualWork: texts.usualWork, wordsBesides: texts.besides },
  ...{ id, cover, impact, hard, whole: figures.whole },
  ...{ instead: figures.instead ?? false, besides: figures.besides ?? false },
  ...{ stands: figures.stands ?? false, writtenOff: figures.writtenOff ?? false },
  panels: hitPanels(panels),
  heavy: hitPanels(heavy),
});

export const panelOf = (
  id: string,
  figures: z.infer<typeof PanelFigures>,
  { name, words, hidden = {} }: z.infer<typeof PanelTexts>,
) => ({
  ...figures,
  ...{ id, name, words },
  hidden: Object.entries(figures.hidden ?? {}).map(([key, found]) => ({ ...found, id: key, name: hidden[key]! })),
});
