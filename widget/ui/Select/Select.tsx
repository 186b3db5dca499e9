import { type ComponentPropsWithRef, useId } from "react";
import { control } from "../Cells/Cells.css.ts";
import { Cell, type Span } from "../Cells/Cells.tsx";
import { Chevron } from "../Icon/Icon.tsx";
import * as css from "./Select.css.ts";

export interface SelectProps extends Omit<ComponentPropsWithRef<"select">, "className"> {
  label: string;
  /** Stands for no choice; without it there is always one. */
  placeholder?: string;
  /** Names, or ids with the words that are shown for them. */
  options: readonly (string | { id: string; label: string })[];
  span?: Span;
  errorId?: string | undefined;
}

/** A choice from a list: the browser's own, which phones, autofill, keyboards and screen readers know best. */
export function Select({ label, placeholder, options, span, errorId, ...rest }: SelectProps) {
  const id = useId();
  return (
    <Cell id={id} label={label} span={span} invalid={Boolean(errorId)} disabled={rest.disabled}>
      <div className={css.box}>
        <select
          {...rest}
          id={id}
          className={`${control} ${css.select}`}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
        >
          {placeholder && (
            <option className={css.option} value="">
              {placeholder}
            </option>
          )}
          {options.map(asOption).map(({ id, label }) => (
            <option className={css.option} key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <Chevron />
        </span>
      </div>
    </Cell>
  );
}

const asOption = (option: string | { id: string; label: string }) =>
  typeof option === "string" ? { id: option, label: option } : option;
