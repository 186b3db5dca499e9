import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import type { RequestError } from "../client/request-error.ts";

/** Puts the fields that the server refused beside the form's own errors; `fieldOf` maps a path of the request, or null. */
export function landServerErrors<Form extends FieldValues>(
  error: RequestError,
  setError: UseFormSetError<Form>,
  fieldOf: (path: string) => string | null,
) {
  error.fieldErrors.forEach(({ path, message }, index) => {
    const field = fieldOf(path);
    if (field) setError(field as Path<Form>, { type: "server", message }, { shouldFocus: index === 0 });
  });
}
