import type { Preview } from "@storybook/react-vite";
import { embedded, frame, root } from "../widget/theme/base.css.ts";
import { adopt } from "../widget/theme/shadow-styles.ts";
import { type ThemeName, themes } from "../widget/theme/themes.css.ts";

adopt(document);

/** Every story stands in the widget's frame, in the theme chosen in the toolbar. */
const preview: Preview = {
  globalTypes: { theme: { toolbar: { title: "Theme", items: Object.keys(themes) } } },
  initialGlobals: { theme: "light" },
  parameters: { a11y: { test: "error" } },
  decorators: [
    (Story, { globals }) => (
      <div className={`${frame} ${themes[globals.theme as ThemeName]}`}>
        <div className={`${root} ${embedded}`}>
          <Story />
        </div>
      </div>
    ),
  ],
};

export default preview;
