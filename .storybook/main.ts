import type { StorybookConfig } from "@storybook/react-vite";

/** Stories stand beside the widget's components; pages about the whole stand here. */
const config: StorybookConfig = {
  stories: ["./*.mdx", "../widget/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
