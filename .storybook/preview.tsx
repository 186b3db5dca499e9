import type { Preview } from "@storybook/react-vite";
import { themes } from "../widget/theme/themes.css.ts";
import { inWidget } from "./in-widget.tsx";

/** Every story stands in a shadow root, as the widget does, in the theme chosen in the toolbar. */
const preview: Preview = {
  globalTypes: {
    theme: {
      description: "Theme of the widget",
      toolbar: { title: "Theme", icon: "mirror", items: Object.keys(themes), dynamicTitle: true },
    },
    texts: {
      description: "Length of the texts of the steps",
      toolbar: {
        title: "Texts",
        icon: "paragraph",
        items: [
          { value: "english", title: "English" },
          { value: "long", title: "As long as Spanish" },
        ],
        dynamicTitle: true,
      },
    },
  },
  // The tests run every story under a light and under a dark system.
  initialGlobals: { theme: "auto", texts: "english" },
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
    options: { storySort: { method: "alphabetical", order: ["About", "Design system", "Steps"] } },
  },
  decorators: [inWidget],
  beforeEach() {
    localStorage.clear();
    sessionStorage.clear();
  },
};

export default preview;
