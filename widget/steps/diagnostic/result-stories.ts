import type { PlayFunction } from "storybook/internal/csf";
import { expect } from "storybook/test";
import type { DiagnosticRecord, Results, Safety } from "#shared/schemas/diagnostic.ts";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { progress } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";
import { safetyStates } from "./fixtures/safety.ts";
import { shows } from "./fixtures/shows.ts";

type Kind = "partsReplacement" | "collisionRepair" | "estimateReview";

/** What the stories of a kind of result share: its record on step 3, without its result, on a phone, in longer words. */
export function resultStories(record: DiagnosticRecord, kind: Kind, heading: string) {
  const find: PlayFunction = async ({ canvasElement }) =>
    void (await shownIn(canvasElement).findByRole("heading", { name: heading }));
  const having = (result: unknown) => ({
    answers: shows({ ...record, results: { ...record.results, [kind]: result } }),
  });
  return {
    having,
    meta: {
      component: WizardStory,
      render: renderWizard,
      parameters: { layout: "fullscreen" },
      args: { ...progress, attributes: { step: "diagnostic" as const }, answers: shows(record) },
      // The record is there before axe looks.
      play: find,
    },
    /** The banner over the result says first whether one may drive on; only "stop" interrupts. */
    safety: (level: Safety["level"], needsMore?: Results["needsMore"]) => ({
      args: {
        answers: shows({
          ...record,
          subject: record.subject && {
            ...record.subject,
            text: [...safetyStates[level].quotes.map(({ text }) => text), record.subject.text].join("; "),
          },
          results: {
            ...record.results,
            ...(needsMore && { [kind]: undefined, needsMore }),
            safety: safetyStates[level],
          },
        }),
      },
      play: (async (context) => {
        await find(context);
        const shown = shownIn(context.canvasElement);
        const { action, reason } = safetyStates[level];
        await expect(shown.getByText(action ?? reason)).toBeVisible();
        await expect(shown.queryAllByRole("alert", { name: "Stop now" })).toHaveLength(level === "stop" ? 1 : 0);
      }) as PlayFunction,
    }),
    missing: (text: string) => ({
      args: having(undefined),
      play: (async ({ canvasElement }) => void (await shownIn(canvasElement).findByText(text))) as PlayFunction,
    }),
    phone: {
      globals: { viewport: { value: "phone" } },
      play: (async (context) => {
        await find(context);
        await expectToFit(context.canvasElement);
      }) as PlayFunction,
    },
    spanishLength: {
      globals: { texts: "long", viewport: { value: "phone" } },
      play: (async ({ canvasElement }) => {
        await shownIn(canvasElement).findAllByText(/\$/);
        await expectToFit(canvasElement);
      }) as PlayFunction,
    },
  };
}
