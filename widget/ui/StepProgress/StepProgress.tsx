import { STEPS, type StepId } from "#shared/steps.ts";
import { useTexts } from "../../texts/texts.ts";
import { hidden } from "../../theme/typography.css.ts";
import * as css from "./StepProgress.css.ts";

/**
 * Numbered steps: done ones filled, the current one outlined, the line filled up to it. The confirmation shows step 4.
 */
export function StepProgress({ step }: { step: StepId }) {
  const t = useTexts().progress;
  const current = STEPS.findIndex(({ id }) => id === (step === "confirmation" ? "service-options" : step));
  return (
    <div>
      <ol className={css.list} aria-label={t.label}>
        {STEPS.map(({ id, label }, index) => (
          <li
            key={id}
            className={css.step}
            data-done={index < current ? "" : undefined}
            aria-current={index === current ? "step" : undefined}
          >
            <span className={css.square}>{index + 1}</span>
            <span className={css.label}>{label}</span>
            {index < current && <span className={hidden}>, {t.done}</span>}
          </li>
        ))}
      </ol>
      <p className={css.now}>
        <span aria-hidden="true">{STEPS[current]?.label}</span>
        <span className={css.nowCount}>{t.stepOf(current + 1, STEPS.length)}</span>
      </p>
    </div>
  );
}
