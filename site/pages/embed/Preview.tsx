import { useEffect, useRef, useState } from "react";
import { STEPS, type StepId } from "#shared/steps.ts";
import type { RepairAssistElement } from "../../../widget/element.ts";
import { embed } from "../../texts/documents.ts";
import { attributesOf, type Choices } from "./choices.ts";
import * as styles from "./Embed.css.ts";

const { preview } = embed;

/**
 * The element itself as it will look. Without the attribute `site` it keeps its progress where any host's element does,
 * apart from the visitor's own. The partner key is left out: it works on the partner's sites alone.
 */
export function Preview({ choices }: { choices: Choices }) {
  const element = useRef<RepairAssistElement>(null);
  /** The chosen step that the element led away from, since nobody has come so far. */
  const [guarded, setGuarded] = useState<StepId>();
  const { partner: _, step: _step, ...look } = attributesOf(choices);
  const closed = guarded === choices.step;
  const step = closed ? "vehicle-info" : choices.step;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has an element of its own.
  useEffect(() => {
    const target = element.current!;
    const onExit = (event: HTMLElementEventMap["repair-assist:exit"]) => {
      if (event.detail.reason !== "guard") return;
      // By itself the element would move on and take the focus, away from what is being chosen.
      event.preventDefault();
      setGuarded(choices.step);
    };
    target.addEventListener("repair-assist:exit", onExit);
    return () => target.removeEventListener("repair-assist:exit", onExit);
  }, [choices.step, step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has an element of its own.
  useEffect(() => {
    element.current!.style.setProperty("--repair-assist-font", choices.font || null);
  }, [choices.font, step]);

  return (
    <section className={`${styles.preview} ${choices.place === "wide" ? styles.wide : ""}`} aria-labelledby="preview">
      <div className={styles.previewHead}>
        <h2 id="preview" className={styles.title}>
          {preview.title}
        </h2>
        <button type="button" className={styles.startOver} onClick={() => element.current!.reset()}>
          {preview.startOver}
        </button>
      </div>
      <p className={styles.note}>{preview.note}</p>
      <p className={styles.note} role="status">
        {closed && preview.guarded(STEPS.find(({ id }) => id === choices.step)!.label)}
      </p>
      <repair-assist
        key={`${choices.step} ${step}`}
        ref={element}
        class={styles.places[choices.place]}
        step={step}
        {...look}
      >
        <noscript>
          <p>{preview.noScript}</p>
        </noscript>
      </repair-assist>
    </section>
  );
}
