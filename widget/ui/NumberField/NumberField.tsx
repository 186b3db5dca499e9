import { wholeNumber } from "#shared/format/whole-number.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

/** A whole number in a cell: digits on a phone's keyboard, and thousands set apart once one has left it. */
export function NumberField({ onBlur, ...rest }: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      onBlur={(event) => {
        const field = event.currentTarget;
        field.value = grouped(field.value);
        onBlur?.(event);
      }}
    />
  );
}

/** "98000", "98 000" and "98.000" → "98,000"; what is no plain number stays as it was typed. */
export const grouped = (typed: string) => wholeNumber(typed)?.toLocaleString("en-US") ?? typed;
