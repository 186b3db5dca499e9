import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Section, Sheet, Stub } from "./Sheet.tsx";

const meta = { title: "Design system/Sheet", component: Sheet, args: { children: null } } satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = [
  <Button key="back">Back</Button>,
  <Button key="next" tone="main">
    Continue to Service Options
  </Button>,
];
export const Sections: Story = {
  render: () => (
    <Sheet>
      <Section>
        <Heading depth={0}>Issue Details</Heading>
      </Section>
      <Section>
        <p>A second section under its rule.</p>
      </Section>
      <Stub>{actions}</Stub>
    </Sheet>
  ),
};
export const StackedStub: Story = {
  render: () => (
    <Stub stacked note="Free, and no account to make.">
      {actions}
    </Stub>
  ),
};
