import { STATUS_CODES } from "node:http";
import type { Problem } from "#shared/schemas/problem.ts";

/** What a problem may carry beside its status and sentence. */
interface Extras {
  /** Wrong fields, each with a sentence of its own. */
  errors?: Problem["errors"];
  headers?: Record<string, string>;
}

/** Thrown by a plugin or a route; `plugins/errors.ts` makes the problem document of it. `detail` is shown to people. */
export class HttpProblem extends Error {
  override name = "HttpProblem";
  readonly status: number;
  readonly errors: Problem["errors"];
  readonly headers: Record<string, string>;

  constructor(status: number, detail: string, { errors, headers = {} }: Extras = {}) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }

  /** The document of RFC 9457. We have no further types than the status codes of HTTP. */
  toDocument(): Problem {
    return {
      type: "about:blank",
      title: STATUS_CODES[this.status] ?? "Error",
      status: this.status,
      detail: this.message,
      errors: this.errors,
    };
  }
}

/**
 * The answer to a request that does not come through the app, or not back from it, with the headers that every answer
 * to a call carries. A page of another origin may read this one, too.
 */
export function answerOutside(request: Request, problem: HttpProblem): Response {
  const origin = request.headers.get("origin");
  return Response.json(problem.toDocument(), {
    status: problem.status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      ...(origin && {
        "access-control-allow-origin": origin,
        "access-control-allow-credentials": "true",
        vary: "Origin",
      }),
      ...problem.headers,
    },
  });
}

/** The one answer to an id that is unknown, malformed or of another session: nobody learns which. */
export const notFound = () => new HttpProblem(404, "We could not find that. It may have been removed.");

/** A single wrong field. */
export const wrongField = (path: string, message: string, status = 422) =>
  new HttpProblem(status, message, { errors: [{ path, message }] });
