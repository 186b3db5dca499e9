import type { ReactNode } from "react";
import type { StepId } from "#shared/steps.ts";
import * as css from "./RepairAssist.css.ts";
import { useSettings } from "./state/hooks.ts";
import { useTexts } from "./texts/texts.ts";
import { Brand } from "./ui/Icon/Brand.tsx";
import { StepProgress } from "./ui/StepProgress/StepProgress.tsx";

/** The widget as one sheet, where the page around it is not a step page of ours. The landing form heads itself. */
export function Paper({ step, children }: { step: StepId; children: ReactNode }) {
  const { landing, shared } = useSettings();
  const t = useTexts();
  return (
    <div className={landing ? css.landing : css.paper} part="sheet">
      {!landing && (
        <div className={css.head} part="header">
          <span className={css.brand}>
            <Brand />
            {t.brand}
          </span>
          <span className={css.free}>{t.free}</span>
        </div>
      )}
      {!shared && !(landing && step === "vehicle-info") && (
        <div className={css.progress} part="progress">
          <StepProgress step={step} />
        </div>
      )}
      {children}
      <slot name="footer" />
    </div>
  );
}
