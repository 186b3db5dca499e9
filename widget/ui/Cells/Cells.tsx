import type { ReactNode } from "react";
import { ErrorMessage } from "../ErrorMessage/ErrorMessage.tsx";
import * as css from "./Cells.css.ts";

/** Columns of six that a cell takes: where it is wide, narrow, and at 320 px. */
export type Span = readonly [wide: number, narrow: number, tiny: number];

const variable = (reference: string) => reference.slice(4, -1);
const spanStyle = ([wide, narrow, tiny]: Span) => ({
  [variable(css.wideSpan)]: wide,
  [variable(css.narrowSpan)]: narrow,
  [variable(css.tinySpan)]: tiny,
});

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
  /** What else one can do about it, at the end of the label's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** One cell: label on top, the control below. */
export function Cell({ id, label, note, span = [6, 6, 6], invalid, disabled, action, children }: CellProps) {
  return (
    <div
      className={css.cell}
      part="field"
      style={spanStyle(span)}
      data-invalid={invalid ? "" : undefined}
      data-disabled={disabled ? "" : undefined}
    >
      <label className={css.label} htmlFor={id}>
        {label}
        {note && <span className={css.optional}> {note}</span>}
      </label>
      {children}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

/** What belongs to a cell and is no control: it has a line of its own below. */
export const CellNote = ({ children }: { children: ReactNode }) => <div className={css.note}>{children}</div>;
