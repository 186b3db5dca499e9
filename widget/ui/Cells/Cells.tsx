import type { ReactNode } from "react";
import { ErrorMessage } from "../ErrorMessage/ErrorMessage.tsx";
import * as css from "./Cells.css.ts";

/** Columns of six that a cell takes. */
export type Span = keyof typeof css.spans;

/** A group of cells with what is wrong in them listed below. */
export function Cells({
  messages,
  children,
}: {
  messages: readonly { id: string; text: string }[];
  children: ReactNode;
}) {
  return (
    <div>
      <div className={css.cells}>{children}</div>
      {messages.map(({ id, text }) => (
        <ErrorMessage key={id} id={id}>
          {text}
        </ErrorMessage>
      ))}
    </div>
  );
}

interface CellProps {
  id: string;
  label: string;
  note?: string | undefined;
  span?: Span | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** One cell: label on top, the control below. */
export function Cell({ id, label, note, span = 6, invalid, disabled, children }: CellProps) {
  return (
    <div
      className={`${css.cell} ${css.spans[span]}`}
      data-invalid={invalid ? "" : undefined}
      data-disabled={disabled ? "" : undefined}
    >
      <label className={css.label} htmlFor={id}>
        {label}
        {note && <span className={css.optional}> {note}</span>}
      </label>
      {children}
    </div>
  );
}
