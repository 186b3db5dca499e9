import type { StepId } from "#shared/steps.ts";

export type Theme = "auto" | "light" | "dark";
/** How wide the preview is: as the column of a text, as a narrow one beside it, or 760 px and more. */
export type Place = "column" | "sidebar" | "wide";

/** What a publisher chooses. An empty text is the default. */
export type Choices = {
  theme: Theme;
  place: Place;
  /** "#rrggbb". */
  accent: string;
  /** A `font-family` list, as the browser writes it. */
  font: string;
  heading: string;
  step: StepId;
  partner: string;
};

export const DEFAULT_CHOICES: Choices = {
  theme: "auto",
  place: "column",
  accent: "",
  font: "",
  heading: "",
  step: "vehicle-info",
  partner: "",
};

/** Attributes of the element that say what was chosen; what is left as it is needs none. */
export function attributesOf({ theme, accent, heading, step, partner }: Choices): Record<string, string> {
  const all = { partner, theme, accent, heading, step };
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value && value !== DEFAULT_CHOICES[name as keyof Choices]),
  );
}

/** "#F60" or "f60" as "#ff6600"; undefined where it is no such color. */
export function readAccent(typed: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/**
 * A `font-family` list in the browser's own writing, with every quote closed and no comment left, so that it can stand in
 * a style; undefined where it is none.
 */
export function readFont(typed: string): string | undefined {
  if (!/^[\p{L}\p{N} ,'"_-]+$/u.test(typed)) return undefined;
  const { style } = document.createElement("span");
  style.fontFamily = typed;
  return style.fontFamily || undefined;
}
