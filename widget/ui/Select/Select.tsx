import { type ComponentPropsWithRef, useId } from "react";
import { control } from "../Cells/Cells.css.ts";
import { Cell, type Span } from "../Cells/Cells.tsx";
import { Chevron } from "../Icon/Icon.tsx";
import * as css from "./Select.css.ts";

export interface SelectProps extends Omit<ComponentPropsWithRef<"select">, "className"> {
  label: string;
  placeholder: string;
  options: readonly string[];
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
          <option className={css.option} value="">
            {placeholder}
          </option>
          {options.map((value) => (
            <option className={css.option} key={value} value={value}>
              {value}
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
