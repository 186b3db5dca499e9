import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { control } from "../Cells/Cells.css.ts";
import { Cell, type Span } from "../Cells/Cells.tsx";

export interface TextFieldProps extends Omit<ComponentPropsWithRef<"input">, "className"> {
  label: string;
  /** A word after the label, such as "optional". */
  note?: string;
  span?: Span;
  /** What else one can do about it, at the end of the label's line. */
  action?: ReactNode;
  /** The id of the message that says what is wrong, while something is. */
  errorId?: string | undefined;
}

/** A line of text in a cell. */
export function TextField({ label, note, span, action, errorId, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Cell
      id={id}
      label={label}
      note={note}
      span={span}
      invalid={Boolean(errorId)}
      disabled={rest.disabled}
      action={action}
    >
      <input
        {...rest}
        id={id}
        className={control}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
      />
    </Cell>
  );
}
