import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import * as styles from "./Field.css.ts";

type FieldProps = { label: string; name: string } & (
  | ({ rows?: undefined } & InputHTMLAttributes<HTMLInputElement>)
  | ({ rows: number } & TextareaHTMLAttributes<HTMLTextAreaElement>)
);

/** A labelled cell of a paper form; with `rows` it takes several lines. Stands inside `Fields`. */
export function Field({ label, className, ...props }: FieldProps) {
  const id = useId();
  const classes = [styles.input, className].filter(Boolean).join(" ");
  return (
    <div className={styles.cell}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {props.rows === undefined ? (
        <input id={id} className={classes} {...props} />
      ) : (
        <textarea id={id} className={classes} {...props} />
      )}
    </div>
  );
}

/** Cells that share their lines. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.cells}>{children}</div>;
}
