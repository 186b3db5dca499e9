import { useId } from "react";
import type { Safety } from "#shared/schemas/diagnostic.ts";
import { useTexts } from "../../texts/texts.ts";
import { Disclosure } from "../Disclosure/Disclosure.tsx";
import { Caution, Octagon, QuestionRing, TickRing } from "../Icon/Icon.tsx";
import { Quotes } from "../Quotes/Quotes.tsx";
import * as css from "./SafetyBanner.css.ts";

const signs = { stop: Octagon, soon: Caution, none_found: TickRing, unknown: QuestionRing };

interface SafetyBannerProps {
  safety: Safety;
  /** In place of the level's own words. */
  title?: string | undefined;
}

/**
 * What comes before any price: may one drive on. A word and what to do; the reason and the owner's words open behind
 * "Why". Three shapes for three levels; only "stop" interrupts.
 */
export function SafetyBanner({ safety: { level, reason, action, quotes }, title }: SafetyBannerProps) {
  const t = useTexts().safety;
  const id = useId();
  const Sign = signs[level];
  const because = quotes.length > 0 && (
    <p className={css.text}>
      {t.because} <Quotes words={quotes.map((quote) => quote.text)} />.
    </p>
  );
  return (
    <section className={css.banner} aria-labelledby={id} role={level === "stop" ? "alert" : undefined}>
      <div className={css.signs[level]}>
        <span className={css.icon}>
          <Sign />
        </span>
      </div>
      <div className={css.words}>
        <p id={id} className={css.title}>
          {title ?? t.titles[level]}
        </p>
        <p className={css.action}>{action ?? reason}</p>
        {(action || because) && (
          <Disclosure summary={t.why} className={css.why} printed>
            {action && <p className={css.text}>{reason}</p>}
            {because}
          </Disclosure>
        )}
      </div>
    </section>
  );
}
