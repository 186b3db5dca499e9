import { useState } from "react";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import { STEPS, type StepId } from "#shared/steps.ts";
import { embed } from "../../texts/documents.ts";
import { Choice } from "../../ui/Choice/Choice.tsx";
import { Field, Fields, SelectField } from "../../ui/Field/Field.tsx";
import { AccentField } from "./AccentField.tsx";
import { type Choices, readFont } from "./choices.ts";
import * as styles from "./Embed.css.ts";

const { choose } = embed;

/** What can be chosen. A font or color that is none is said to be so, and left out until it is one. */
export function Chooser({ choices, change }: { choices: Choices; change: (part: Partial<Choices>) => void }) {
  const [fontIsWrong, setFontIsWrong] = useState(false);
  return (
    <section className={styles.chooser}>
      <h2 className={styles.title}>{choose.title}</h2>
      <Choice
        label={choose.place}
        options={choose.places}
        value={choices.place}
        onChange={(place) => change({ place })}
      />
      <Choice
        label={choose.theme}
        options={choose.themes}
        value={choices.theme}
        onChange={(theme) => change({ theme })}
      />
      <Fields>
        <AccentField accent={choices.accent} onAccent={(accent) => change({ accent })} />
        <Field
          label={choose.font}
          name="font"
          maxLength={200}
          placeholder={choose.fontPlaceholder}
          hint={choose.hints.font}
          error={fontIsWrong ? choose.wrongFont : undefined}
          onInput={({ currentTarget: { value } }) => {
            const font = value.trim() && readFont(value);
            setFontIsWrong(font === undefined);
            change({ font: font ?? "" });
          }}
        />
        <Field
          label={choose.heading}
          name="heading"
          maxLength={MAX_LENGTH.name}
          placeholder={choose.headingPlaceholder}
          onInput={({ currentTarget }) => change({ heading: currentTarget.value.trim() })}
        />
        <SelectField
          label={choose.step}
          name="step"
          options={STEPS.map(({ id, label }) => ({ value: id, text: label }))}
          hint={choose.hints.step}
          value={choices.step}
          onChange={({ currentTarget }) => change({ step: currentTarget.value as StepId })}
        />
        <Field
          label={choose.partner}
          name="partner"
          maxLength={MAX_LENGTH.id}
          placeholder={choose.partnerPlaceholder}
          autoComplete="off"
          spellCheck={false}
          value={choices.partner}
          onInput={({ currentTarget }) => change({ partner: currentTarget.value.trim() })}
        />
      </Fields>
      <p className={styles.note}>{choose.language}</p>
    </section>
  );
}
