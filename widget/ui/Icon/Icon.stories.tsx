import type { Meta, StoryObj } from "@storybook/react-vite";
import { Brand } from "./Brand.tsx";
import * as icons from "./Icon.tsx";

const meta = { title: "Design system/Icon", component: icons.Star, args: { size: 1 } } satisfies Meta<
  typeof icons.Star
>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: ({ size }) => (
    <ul>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: "flex", gap: 16, alignItems: "center", minHeight: 48 }}>
          <Icon size={size} /> {name}
        </li>
      ))}
    </ul>
  ),
};
export const Mark: StoryObj<typeof meta> = { render: () => <Brand /> };
