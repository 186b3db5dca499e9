import type {
  InputHTMLAttributes,
  ReactNode,
  RefAttributes,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { Chevron } from "../icons.tsx";
import { Cell, type CellProps } from "./Cell.tsx";
import * as styles from "./Field.css.ts";

type FieldProps = CellProps &
  (
    | ({ rows?: undefined } & InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>)
    | ({ rows: number } & TextareaHTMLAttributes<HTMLTextAreaElement> & RefAttributes<HTMLTextAreaElement>)
  );

/** A labelled cell of a paper form; with `rows` it takes several lines. Stands inside `Fields`. */
export function Field({ label, hint, error, ...props }: FieldProps) {
  return (
    <Cell
      label={label}
      hint={hint}
      error={error}
      control={(cell) =>
        props.rows === undefined ? (
          <input {...props} {...cell} />
        ) : (
          <textarea {...props} {...cell} className={`${cell.className} ${props.className ?? ""}`} />
        )
      }
    />
  );
}

type SelectFieldProps = CellProps &
  SelectHTMLAttributes<HTMLSelectElement> & { options: readonly { value: string; text: string }[] };

/** The same for one of a few: the browser's own select. */
export function SelectField({ label, hint, error, options, ...props }: SelectFieldProps) {
  return (
    <Cell
      label={label}
      hint={hint}
      error={error}
      control={(cell) => (
        <span className={styles.select}>
          <select {...props} {...cell}>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Chevron />
        </span>
      )}
    />
  );
}

/** Cells that share their lines. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.cells}>{children}</div>;
}
