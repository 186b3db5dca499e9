import { type ComponentPropsWithRef, useId } from "react";
import { ErrorMessage } from "../ErrorMessage/ErrorMessage.tsx";
import * as css from "./TextArea.css.ts";

export interface TextAreaProps extends Omit<ComponentPropsWithRef<"textarea">, "className"> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A line under the text: what is needed, and the live count. */
  counted?: { note: string; count: string };
}

/** Several lines of text. */
export function TextArea({ label, hint, error, counted, ...rest }: TextAreaProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`, counted && `${id}-note`].filter(Boolean).join(" ");
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <div className={css.box} data-invalid={error ? "" : undefined}>
        <textarea
          rows={5}
          {...rest}
          id={id}
          className={css.area}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {counted && (
          <p className={css.count}>
            <span id={`${id}-note`}>{counted.note}</span>
            <span aria-hidden="true">{counted.count}</span>
          </p>
        )}
      </div>
      <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>
    </div>
  );
}
