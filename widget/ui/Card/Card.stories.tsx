import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Card, Section, Stub } from "./Card.tsx";

const meta = { title: "Design system/Card", component: Card, args: { children: null } } satisfies Meta<typeof Card>;
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
    <Card>
      <Section>
        <Heading depth={0}>Issue Details</Heading>
      </Section>
      <Section>
        <p>A second section under its rule.</p>
      </Section>
      <Stub>{actions}</Stub>
    </Card>
  ),
};
export const StackedStub: Story = {
  render: () => (
    <Stub stacked note="Free, and no account to make.">
      {actions}
    </Stub>
  ),
};
