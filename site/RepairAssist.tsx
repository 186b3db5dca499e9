import { useContext, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import type { ConfirmationType, StepId } from "#shared/steps.ts";
import type { RepairAssistElement } from "../widget/element.ts";
import { noScript, repairAssist } from "./RepairAssist.css.ts";
import { PATHS, pathOf, type WizardPlace } from "./routes.ts";
import { PreviousPath } from "./shell/previous-path.ts";
import { texts } from "./texts/index.ts";

type Attributes = {
  step?: StepId;
  "confirmation-type"?: ConfirmationType;
  /** Shows step 1 as the landing page's form, with this title. */
  landing?: boolean;
  heading?: string;
  /** Shows a shared result in place of the wizard, by its token. */
  shared?: string;
};

/**
 * The wizard, with its steps kept at the site's addresses: the element asks to move, the address changes, and the
 * address says which step is shown. So reload, deep link, Back and Forward all work.
 */
export function RepairAssist(attributes: Attributes) {
  const element = useRef<RepairAssistElement>(null);
  const [, navigate] = useLocation();
  const previousPath = useContext(PreviousPath);

  useEffect(() => {
    const target = element.current!;
    const onStep = (event: HTMLElementEventMap["repair-assist:step"]) => {
      event.preventDefault();
      const { to, confirmationType } = event.detail;
      navigate(pathOf({ step: to, confirmationType } satisfies WizardPlace));
    };
    const onExit = (event: HTMLElementEventMap["repair-assist:exit"]) => {
      event.preventDefault();
      // A guard's way out takes the step's place in the history: Back must not lead into the guard again.
      navigate(PATHS.home, { replace: event.detail.reason === "guard" });
    };
    target.addEventListener("repair-assist:step", onStep);
    target.addEventListener("repair-assist:exit", onExit);
    return () => {
      target.removeEventListener("repair-assist:step", onStep);
      target.removeEventListener("repair-assist:exit", onExit);
    };
  }, [navigate]);

  // The previous route stands before the step: the element judges by it as soon as the step changes.
  return (
    <repair-assist ref={element} class={repairAssist} site previous-route={previousPath} {...attributes}>
      <noscript>
        <p className={noScript}>{texts.shell.noScript}</p>
      </noscript>
    </repair-assist>
  );
}
