import { useId } from "react";
import type { Safety } from "#shared/schemas/diagnostic.ts";
import { useTexts } from "../../texts/texts.ts";
import { capitals } from "../../theme/typography.css.ts";
import { Caution, Octagon, QuestionRing, TickRing } from "../Icon/Icon.tsx";
import { Quotes } from "../Quotes/Quotes.tsx";
import * as css from "./SafetyBanner.css.ts";

const signs = { stop: Octagon, soon: Caution, none_found: TickRing, unknown: QuestionRing };

/** What comes before any price: may one drive on. Three shapes for three levels; only "stop" interrupts. */
export function SafetyBanner({ safety }: { safety: Safety }) {
  const t = useTexts().safety;
  const id = useId();
  const Sign = signs[safety.level];
  return (
    <section className={css.banner} aria-labelledby={id} role={safety.level === "stop" ? "alert" : undefined}>
      <div className={css.signs[safety.level]}>
        <span className={css.icon}>
          <Sign />
        </span>
      </div>
      <div className={css.words}>
        <p className={capitals}>{t.label}</p>
        <p id={id} className={css.title}>
          {t.titles[safety.level]}
        </p>
        {safety.action && <p className={css.action}>{safety.action}</p>}
        <p className={css.text}>{safety.reason}</p>
        {safety.quotes.length > 0 && (
          <p className={css.text}>
            {t.because} <Quotes words={safety.quotes.map((quote) => quote.text)} />.
          </p>
        )}
      </div>
    </section>
  );
}
