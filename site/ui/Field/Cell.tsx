import { type ReactNode, useId } from "react";
import { Warning } from "../icons.tsx";
import * as styles from "./Field.css.ts";

export type CellProps = {
  label: string;
  name: string;
  /** Said under what is typed. */
  hint?: string;
  /** What is wrong with it, in place of the hint. */
  error?: string;
};

/** What the control of a cell needs to be tied to its label and note. */
export type ControlProps = {
  id: string;
  className: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

/** A cell of a paper form: the label on top, the control, and a note on it. */
export function Cell({
  label,
  hint,
  error,
  control,
}: Omit<CellProps, "name"> & { control: (props: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.cell} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {control({
        id,
        className: styles.input,
        ...(note && { "aria-describedby": noteId }),
        ...(error && { "aria-invalid": true }),
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {error && <Warning />}
          {note}
        </p>
      )}
    </div>
  );
}
