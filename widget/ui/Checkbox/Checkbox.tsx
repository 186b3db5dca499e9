import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { ErrorMessage } from "../ErrorMessage/ErrorMessage.tsx";
import * as css from "./Checkbox.css.ts";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "className" | "type"> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className={css.row}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <ErrorMessage id={errorId}>{error}</ErrorMessage>
    </div>
  );
}
