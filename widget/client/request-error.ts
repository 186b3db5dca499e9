import { Problem } from "#shared/schemas/problem.ts";

/** A field the server refused, by its path in the request: "zipCode". */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/**
 * An answer that was not OK. The message is `{status}: ` and the problem's detail, else the body, else the status text.
 */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, statusText: string, body: string, contentType: string) {
    const problem = readProblem(body);
    // A page of HTML comes from a proxy in between and is nothing to show.
    const text = contentType.includes("html") ? "" : body.trim();
    super(`${status}: ${problem?.detail || text || statusText}`);
    this.status = status;
    this.problem = problem;
  }

  get fieldErrors(): readonly FieldError[] {
    return this.problem?.errors ?? [];
  }
}

function readProblem(body: string): Problem | null {
  try {
    const problem = Problem.safeParse(JSON.parse(body));
    return problem.success ? problem.data : null;
  } catch {
    return null;
  }
}

/** What to tell the visitor: the server's words, or `fallback` where nothing was answered. */
export const messageOf = (error: unknown, fallback: string) =>
  error instanceof RequestError ? error.message : fallback;

/** The server's sentence without its number, or `fallback`. */
export const sentenceOf = (error: unknown, fallback: string) =>
  (error instanceof RequestError && error.problem?.detail) || fallback;

/** Where the server asks to wait, its sentence, which says how long; else `fallback`. */
export const waitOf = (error: unknown, fallback: string) =>
  (error as RequestError).status === 429 ? sentenceOf(error, fallback) : fallback;
