import type { ReactNode } from "react";
import { screenOnly } from "../../theme/print.css.ts";
import { Section } from "../../ui/Card/Card.tsx";

/** The question whose answer narrows a price, right below it; nothing on paper, or where none is asked. */
export function PriceQuestion({ followUp }: { followUp: ReactNode }) {
  if (!followUp) return null;
  return (
    <div className={screenOnly}>
      <Section>{followUp}</Section>
    </div>
  );
}
