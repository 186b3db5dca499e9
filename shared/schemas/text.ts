import * as z from "zod/mini";

/** A text of at most `max` characters, with a sentence that names the field when it is missing or too long. */
export function text(field: string, max: number, min?: { length: number; message: string }) {
  const missing = min?.message ?? `Please enter ${field}`;
  // Worded when it is needed: the first number that is written so costs a page milliseconds.
  const tooLong = () => `${capital(field)} can be at most ${max.toLocaleString("en-US")} characters long`;
  const checks = [z.maxLength(max, { error: tooLong })];
  return z.string(missing).check(z.trim(), z.minLength(min?.length ?? 1, missing), ...checks);
}

/** An identifier as the API hands them out. Its shape is not checked: an id that is not ours is simply not found. */
export const id = (field: string) => text(field, 64);

const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
