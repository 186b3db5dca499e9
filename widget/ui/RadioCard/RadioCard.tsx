import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { ErrorMessage } from "../ErrorMessage/ErrorMessage.tsx";
import * as css from "./RadioCard.css.ts";

interface GroupProps {
  legend: ReactNode;
  columns?: keyof typeof css.groups;
  error?: string | undefined;
  children: ReactNode;
}

/** A choice of one among a few that need a sentence each. */
export function RadioCards({ legend, columns = "two", error, children }: GroupProps) {
  const errorId = `${useId()}-error`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be invalid, a radio group can.
    <fieldset role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.groups[columns]}>{children}</div>
      <ErrorMessage id={errorId}>{error}</ErrorMessage>
    </fieldset>
  );
}

export interface RadioCardProps extends Omit<ComponentPropsWithRef<"input">, "className" | "type"> {
  label: string;
  text?: string;
  /** A word over the label, and a line under the text. */
  tag?: string;
  extra?: string;
  /** What holds of it just now. */
  note?: string | undefined;
}

/** One card. Its accessible name is the label; the rest describes it. */
export function RadioCard({ label, text, tag, extra, note, ...rest }: RadioCardProps) {
  const id = useId();
  return (
    <label className={css.card}>
      <input
        {...rest}
        type="radio"
        className={css.dot}
        aria-labelledby={`${id}-l`}
        aria-describedby={text && `${id}-t`}
      />
      <span>
        {tag && <span className={css.tag}>{tag}</span>}
        <span id={`${id}-l`} className={css.title}>
          {label}
        </span>
        {text && (
          <span id={`${id}-t`}>
            <span className={css.text}>{text}</span>
            {extra && <span className={css.extra}>{extra}</span>}
            {note && <span className={css.text}>{note}</span>}
          </span>
        )}
      </span>
    </label>
  );
}
