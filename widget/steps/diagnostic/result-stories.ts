import type { PlayFunction } from "storybook/internal/csf";
import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { progress } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";
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
      args: { ...progress, attributes: { step: "diagnostic" }, answers: shows(record) },
      // The record is there before axe looks.
      play: find,
    },
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
