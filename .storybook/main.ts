import type { StorybookConfig } from "@storybook/react-vite";

/** Stories stand beside the widget's components; they are built with the widget's own Vite settings. */
const config: StorybookConfig = {
  stories: ["../widget/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  core: { disableTelemetry: true },
};

export default config;
