import { KNOWLEDGE } from "./load/compiled.ts";
import type { BodyClass } from "./schemas/vehicle-files.ts";

/** A part of a car that a collision damages. `words`: how owners name it, without side. */
export type Panel = Omit<(typeof KNOWLEDGE.panels)[number], "words"> & { words: RegExp };

const all: readonly Panel[] = KNOWLEDGE.panels.map((panel) => ({ ...panel, words: new RegExp(panel.words) }));
const panelById = (id: string): Panel => {
  const panel = all.find((one) => one.id === id);
  if (!panel) throw new Error(`No panel has the id "${id}"`);
  return panel;
};

/** A bumper of which only the accident tells, and a panel without a name. */
export const SOME_BUMPER = panelById("bumper");
export const SOME_PANEL = panelById("panel");
/** Bumper without front or rear. */
export const BUMPER = SOME_BUMPER.words;

export const PANELS: readonly Panel[] = all.filter((panel) => panel !== SOME_BUMPER && panel !== SOME_PANEL);

/** The panel as this body has it: an SUV's "trunk" or "tailgate" is its liftgate. */
export function panelOn(panel: Panel, body: BodyClass): Panel {
  const lifts = /suv|minivan|^van/.test(body);
  const other = lifts && (panel.id === "trunk" || panel.id === "tailgate") ? "liftgate" : panel.id;
  return other === panel.id ? panel : panelById(other);
}
