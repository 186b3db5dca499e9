import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { fails, pending } from "../../../.storybook/story-client.ts";
import { progress } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";
import { sessionEndedAtom } from "../../state/wizard-state.ts";
import { causesRecord } from "./fixtures/causes.ts";
import { needsMoreRecord } from "./fixtures/needs-more.ts";
import { shows } from "./fixtures/shows.ts";

const causes = causesRecord.results;
const [first, second] = causes.potentialCauses!;
const title = { name: "Potential Causes" };

const meta = {
  title: "Steps/3 Diagnostic/Causes",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: { ...progress, attributes: { step: "diagnostic" }, answers: shows(causesRecord) },
  // The record is there before axe looks.
  play: async ({ canvasElement }) => void (await shownIn(canvasElement).findByRole("heading", title)),
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const withSafety = (safety: object) => ({ answers: shows({ ...causesRecord, results: { ...causes, safety } }) });
const calm = { reason: "Nothing you wrote points at danger.", quotes: [] };

export const Rich: Story = {
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByRole("heading", title);
    await expect(shownIn(canvasElement).getByRole("alert", { name: "Stop now" })).toBeVisible();
  },
};
export const Soon: Story = { args: withSafety({ ...causes.safety, level: "soon" }) };
export const NoDangerFound: Story = { args: withSafety({ ...calm, level: "none_found" }) };
export const SafetyUnknown: Story = { args: withSafety({ ...calm, level: "unknown" }) };
export const Poor: Story = {
  args: {
    answers: shows({
      id: "d1",
      results: { potentialCauses: [{ name: "Worn pads", probability: 58 }, { name: "Warped rotors" }, {}] },
    }),
  },
};
export const Missing: Story = { args: { answers: shows({ id: "d1", results: {} }) } };
export const NeedsMore: Story = {
  args: { answers: shows(needsMoreRecord) },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText(needsMoreRecord.results.needsMore!.message);
  },
};
export const Loading: Story = {
  args: { answers: shows(pending) },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText("Loading diagnostic results...");
  },
};
export const Failed: Story = {
  args: { answers: shows(fails(503, "Out of order.")) },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText("Analysis Error");
    await expect(shownIn(canvasElement).getByRole("button", { name: "Try again" })).toBeEnabled();
  },
};
export const SessionEnded: Story = {
  args: { prepare: (wizard) => wizard.store.set(sessionEndedAtom, true) },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByRole("button", { name: "Continue with what I typed" });
  },
};
const question = causes.questions![0]!;
const answered = {
  ...causesRecord,
  answers: [{ questionId: question.id, optionId: "x", question: question.text, answer: question.options[0]!.label }],
  results: { ...causes, questions: [], potentialCauses: [second!, first!] },
};
export const Reranked: Story = {
  args: { answers: { ...shows(causesRecord), "POST /api/diagnostics/d1/answers": answered } },
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await userEvent.click(await shown.findByRole("radio", { name: question.options[0]!.label }));
    await shown.findByText(`Order changed: ${second!.name} is now first.`);
  },
};
export const AnswerLost: Story = {
  args: { answers: { ...shows(causesRecord), "POST /api/diagnostics/d1/answers": fails(503, "Out of order.") } },
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await userEvent.click(await shown.findByRole("radio", { name: question.options[0]!.label }));
    await shown.findByText(/Your answer did not arrive/);
  },
};
export const Shared: Story = {
  args: {
    answers: {
      ...shows(causesRecord),
      "POST /api/diagnostics/d1/share": {
        url: "https://repair.example/shared/k3v9",
        token: "k3v9",
        expiresAt: "2026-12-21T12:00:00Z",
      },
    },
  },
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await userEvent.click(await shown.findByRole("button", { name: "Share" }));
    const link = await shown.findByRole("textbox", { name: "Link to this result" });
    await expect(link).toHaveValue("https://repair.example/shared/k3v9");
  },
};
export const Long: Story = {
  args: {
    answers: shows({
      ...causesRecord,
      results: {
        ...causes,
        potentialCauses: causes.potentialCauses!.map((cause) => ({
          ...cause,
          name: `Pastillas de freno delanteras gastadas hasta el metal y discos rayados: ${cause.name}`,
          description: cause.description.repeat(3),
        })),
      },
    }),
  },
};
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByRole("heading", title);
    await expectToFit(canvasElement);
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
export const SpanishLength: Story = {
  globals: { texts: "long", viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findAllByText(/\$/);
    await expectToFit(canvasElement);
  },
};
