import { useState } from "react";
import { LIGHT_COLORS } from "#shared/design-tokens.ts";
import { embed } from "../../texts/documents.ts";
import { Field } from "../../ui/Field/Field.tsx";
import { readAccent } from "./choices.ts";
import * as styles from "./Embed.css.ts";

const { choose } = embed;

/** A color typed as "#c2410c" or picked beside it; what is no color yet counts as none chosen. */
export function AccentField({ accent, onAccent }: { accent: string; onAccent: (accent: string) => void }) {
  const [typed, setTyped] = useState("");
  const wrong = typed.trim() !== "" && !readAccent(typed);
  const change = (text: string) => {
    setTyped(text);
    onAccent(readAccent(text) ?? "");
  };
  return (
    <div className={styles.accent}>
      <Field
        label={choose.accent}
        name="accent"
        maxLength={20}
        placeholder={choose.accentPlaceholder}
        spellCheck={false}
        hint={choose.hints.accent}
        error={wrong ? choose.wrongAccent : undefined}
        value={typed}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      <input
        type="color"
        className={styles.swatch}
        aria-label={choose.swatch}
        value={accent || LIGHT_COLORS.accent}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    </div>
  );
}
