import { expectToFit } from "./shadow-root.tsx";

const play = ({ canvasElement }: { canvasElement: HTMLElement }) => expectToFit(canvasElement);

/** A story that fits a phone as soon as it is drawn. */
export const fitsPhone = { globals: { viewport: { value: "phone" } }, play };

/** The same with texts as long as Spanish makes them. */
export const fitsPhoneInSpanish = { globals: { texts: "long", viewport: { value: "phone" } }, play };
