import type { Preview } from "@storybook/react-vite";
import { adopt } from "../widget/theme/shadow-styles.ts";
import { themes } from "../widget/theme/themes.css.ts";
import { inWidget } from "./in-widget.tsx";

// The pages about tokens and theming show swatches outside of any story.
adopt(document);

/** Every story stands in a shadow root, as the widget does, in the theme chosen in the toolbar. */
const preview: Preview = {
  globalTypes: {
    theme: {
      description: "Theme of the widget",
      toolbar: { title: "Theme", icon: "mirror", items: Object.keys(themes), dynamicTitle: true },
    },
  },
  // The tests run every story under a light and under a dark system.
  initialGlobals: { theme: "auto" },
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    viewport: {
      options: {
        phone: { name: "Phone, 320", styles: { width: "320px", height: "720px" } },
        tablet: { name: "Tablet, 768", styles: { width: "768px", height: "1024px" } },
        desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" } },
      },
    },
    options: { storySort: { order: ["About", "Design system", "Steps"] } },
  },
  decorators: [inWidget],
  beforeEach() {
    localStorage.clear();
    sessionStorage.clear();
  },
};

export default preview;
