import { en, type Texts } from "../widget/texts/en.ts";

/** Spanish says the same in about a third more letters; a button's word may grow by half. */
const LONGER = 0.35;
const FILLER = " del vehículo según la información de su taller de confianza más cercano".repeat(6);

const longer = (text: string) => text + FILLER.slice(0, Math.max(4, Math.ceil(text.length * LONGER)));

function lengthen(value: unknown): unknown {
  if (typeof value === "string") return longer(value);
  if (typeof value === "function") return (...given: unknown[]) => lengthen(value(...given));
  if (Array.isArray(value)) return value.map(lengthen);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, lengthen(text)]));
}

/** Every text of the widget at the length of a longer language, to see what it does to the layout. */
export const longTexts = lengthen(en) as Texts;
