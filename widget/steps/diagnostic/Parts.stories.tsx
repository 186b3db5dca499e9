import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Question } from "#shared/schemas/diagnostic.ts";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { needsMoreRecord } from "./fixtures/needs-more.ts";
import { partsRecord } from "./fixtures/parts.ts";
import { shows } from "./fixtures/shows.ts";
import { resultStories } from "./result-stories.ts";

const { results } = partsRecord;
const { having, ...stories } = resultStories(partsRecord, "partsReplacement", "Parts Replacement Estimate");
const meta = { title: "Steps/3 Diagnostic/Parts", ...stories.meta } satisfies Meta<typeof stories.meta.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rich: Story = {};
export const SafetyStop: Story = stories.safety("stop");
export const SafetySoon: Story = stories.safety("soon");
export const NoDangerFound: Story = stories.safety("none_found");
export const SafetyUnknown: Story = stories.safety("unknown");
export const StopAndNeedsMore: Story = stories.safety("stop", needsMoreRecord.results.needsMore);
const engine: Question = {
  id: "car.engine",
  text: "Which engine does your car have?",
  why: "This work costs more on one than on the other",
  hint: "The price changes at once.",
  options: [
    { id: "i4.gas", label: "4-cylinder" },
    { id: "v6.gas", label: "V6" },
    { id: "not-sure", label: "I am not sure" },
  ],
};
export const EngineAsked: Story = {
  args: { answers: shows({ ...partsRecord, results: { ...results, questions: [engine] } }) },
  play: async ({ canvasElement }) => {
    await expect(await shownIn(canvasElement).findByRole("radio", { name: "V6" })).toBeVisible();
  },
};
export const EngineAskedOnPhone: Story = {
  ...EngineAsked,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await shownIn(canvasElement).findByRole("radio", { name: "V6" });
    await expectToFit(canvasElement);
  },
};
export const Poor: Story = { args: having({ parts: [{ name: "Alternator" }, {}] }) };
export const Missing: Story = stories.missing("Cost estimate not available");
export const Phone: Story = stories.phone;
export const Dark: Story = { globals: { theme: "dark" } };
export const SpanishLength: Story = stories.spanishLength;
export const Long: Story = {
  args: having({
    ...results.partsReplacement,
    parts: results.partsReplacement!.parts.map((part) => ({
      ...part,
      name: `Juego completo de pastillas y discos de freno delanteros de calidad original: ${part.name}`,
      note: "Pida que le muestren las piezas viejas y que le digan la marca de las nuevas. ".repeat(3),
    })),
  }),
};
