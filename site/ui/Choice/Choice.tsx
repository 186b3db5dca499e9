import { useId } from "react";
import * as styles from "./Choice.css.ts";

type ChoiceProps<Value extends string> = {
  label: string;
  options: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, all of them in sight: radio buttons in a row. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {(Object.entries(options) as [Value, string][]).map(([option, text]) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
