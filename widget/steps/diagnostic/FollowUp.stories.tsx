import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { fails } from "../../../.storybook/story-client.ts";
import { progress } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";
import { causesRecord } from "./fixtures/causes.ts";
import { firstQuestionsRecord } from "./fixtures/first-questions.ts";
import { shows } from "./fixtures/shows.ts";

const ANSWER = "POST /api/diagnostics/d1/answers";
const causes = causesRecord.results;
const question = causes.questions![0]!;
const [first, second] = causes.potentialCauses!;
const words = "Only in reverse, and louder when it rains";
const ended = { ...causesRecord, results: { ...causes, questions: [] } };
/** The record after words to a question, or to none, of which these findings were understood. */
const heard = (questionId: string, findings: string[], text = words) => ({
  ...ended,
  answers: [{ questionId, question: questionId === "more" ? "" : question.text, answer: text }],
  results: {
    ...causes,
    questions: questionId === "more" ? [] : causes.questions!.slice(1),
    potentialCauses: [second!, first!],
    readInAnswers: [{ questionId, findings }],
  },
});

const meta = {
  title: "Steps/3 Diagnostic/Questions",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: { ...progress, attributes: { step: "diagnostic" }, answers: shows(causesRecord) },
  play: async ({ canvasElement }) => void (await shownIn(canvasElement).findByText(question.text)),
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (canvasElement: HTMLElement, label: RegExp, text: string, button: string) => {
  const shown = shownIn(canvasElement);
  await fireEvent.input(await shown.findByRole("textbox", { name: label }), { target: { value: text } });
  await userEvent.click(shown.getByRole("button", { name: button }));
  return shown;
};

export const Asked: Story = {};
export const AnsweredInWords: Story = {
  args: { answers: { ...shows(causesRecord), [ANSWER]: heard(question.id, ["a grinding noise", "when it is wet"]) } },
  async play({ canvasElement }) {
    const shown = await write(canvasElement, /in your words/, words, "Answer");
    await expect((await shown.findAllByText(/We understood: a grinding noise/)).length).toBe(2);
  },
};
export const TooLong: Story = {
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    const box = await shown.findByRole("textbox", { name: /in your words/ });
    await fireEvent.input(box, { target: { value: `${words}. `.repeat(30) } });
    await shown.findByText(/Please keep this under 1,000 characters/);
  },
};
export const WordsLost: Story = {
  args: { answers: { ...shows(causesRecord), [ANSWER]: fails(503, "Out of order.") } },
  async play({ canvasElement }) {
    const shown = await write(canvasElement, /in your words/, words, "Answer");
    await shown.findByText(/Your answer did not arrive/);
    await expect(shown.getByRole("textbox", { name: /in your words/ })).toHaveValue(words);
  },
};
export const Ended: Story = {
  args: { answers: shows(ended) },
  play: async ({ canvasElement }) => void (await shownIn(canvasElement).findByText(/What else did you see/)),
};
export const ToldMore: Story = {
  args: { answers: { ...shows(ended), [ANSWER]: heard("more", ["a new battery"], "I replaced the battery") } },
  async play({ canvasElement }) {
    const shown = await write(canvasElement, /What else did you see/, "I replaced the battery", "Read this too");
    await shown.findByRole("button", { name: "Take it back" });
  },
};
export const NotUnderstood: Story = {
  args: { answers: { ...shows(ended), [ANSWER]: heard("more", [], "My cousin likes the color") } },
  async play({ canvasElement }) {
    const shown = await write(canvasElement, /What else did you see/, "My cousin likes the color", "Read this too");
    await expect((await shown.findAllByText(/We found no sign of a cause in these words/)).length).toBe(2);
  },
};
export const FirstQuestion: Story = {
  args: { answers: shows(firstQuestionsRecord) },
  play: async ({ canvasElement }) => void (await shownIn(canvasElement).findByText("What bothers you most?")),
};
export const FirstRanking: Story = {
  args: { answers: { ...shows(firstQuestionsRecord), [ANSWER]: heard("complaint", ["a grinding noise"]) } },
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await userEvent.click(await shown.findByRole("radio", { name: "A noise" }));
    await shown.findByText(`${second!.name} is the likeliest so far.`);
  },
};
export const FirstQuestionPhone: Story = {
  ...FirstQuestion,
  globals: { viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText("What bothers you most?");
    await expectToFit(canvasElement);
  },
};
export const SpanishLength: Story = {
  ...ToldMore,
  globals: { texts: "long", viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findAllByText(/\$/);
    await expectToFit(canvasElement);
  },
};
export const Dark: Story = { ...ToldMore, globals: { theme: "dark" } };
