import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import * as styles from "./Field.css.ts";

type FieldProps = { label: string; name: string } & (
  | ({ rows?: undefined } & InputHTMLAttributes<HTMLInputElement>)
  | ({ rows: number } & TextareaHTMLAttributes<HTMLTextAreaElement>)
);

/** A labelled cell of a paper form; with `rows` it takes several lines. Stands inside `Fields`. */
export function Field({ label, ...props }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.cell}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {props.rows === undefined ? (
        <input id={id} className={styles.input} {...props} />
      ) : (
        <textarea id={id} className={styles.input} {...props} />
      )}
    </div>
  );
}

/** Cells that share their lines. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.cells}>{children}</div>;
}
