import type { Client } from "../widget/client/client.ts";
import { addressOf } from "../widget/client/query.ts";
import { RequestError } from "../widget/client/request-error.ts";

/** Answers by "METHOD /path": a body, or a call that makes one or throws. Anything else is a 404. */
export type StoryAnswers = Record<string, unknown>;

/** A way to the API that ends in the story: no request leaves the page. */
export function storyClient(answers: StoryAnswers): Client {
  async function answer(route: string, body?: unknown): Promise<unknown> {
    if (!(route in answers)) throw refusal(404, `Nothing is here: ${route}`);
    const given = answers[route];
    return typeof given === "function" ? given(body) : given;
  }
  const untilAborted = (signal: AbortSignal | undefined) =>
    new Promise<never>((_, reject) =>
      signal?.addEventListener("abort", () => reject(new DOMException("The request was ended", "AbortError"))),
    );
  return {
    checkCompatibility: async () => ({}),
    load: async ({ key, read }) => read(await answer(`GET ${addressOf(key)}`)),
    post: (path, body, sending) => Promise.race([answer(`POST ${path}`, body), untilAborted(sending?.signal)]),
    postForm(path, form, sending) {
      sending?.onProgress?.(0.6);
      return Promise.race([answer(`POST ${path}`, form), untilAborted(sending?.signal)]);
    },
    keepToken: () => {},
  };
}

/** An answer that does not come. */
export const pending = () => new Promise<never>(() => {});

/** An answer that is an error, as the API words it. */
export const refusal = (status: number, detail: string, errors?: { path: string; message: string }[]) =>
  new RequestError(
    status,
    "Problem",
    JSON.stringify({ type: "about:blank", title: "Problem", status, detail, errors }),
    "application/problem+json",
  );

export const fails =
  (...refused: Parameters<typeof refusal>) =>
  () => {
    throw refusal(...refused);
  };
