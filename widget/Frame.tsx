import type { ReactNode } from "react";
import type { RepairAssistProperties } from "./repair-assist.d.ts";
import { greetingAtom } from "./state/greeting.ts";
import { useAtom, useSettings } from "./state/hooks.ts";
import { accentVars } from "./theme/accent.ts";
import { frame } from "./theme/base.css.ts";
import { PARTNER_FONT } from "./theme/constants.ts";
import { themes } from "./theme/themes.css.ts";
import { useDark } from "./theme/use-dark.ts";

/** The outermost box: theme, accent and face as the page says, else as its partner wants them. */
export function Frame({ attributes, children }: { attributes: RepairAssistProperties; children: ReactNode }) {
  const settings = useSettings();
  const { look } = useAtom(greetingAtom);
  const theme = (!attributes.theme && look?.theme) || settings.theme;
  const dark = useDark(theme);
  const style: Record<string, string> = {
    ...accentVars(settings.accent ?? look?.accent, dark),
    ...(look?.font && { [PARTNER_FONT]: look.font }),
  };
  return (
    <div className={`${frame} ${themes[theme]}`} style={style} lang="en">
      {children}
    </div>
  );
}
