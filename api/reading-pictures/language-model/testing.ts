import type { SymptomsAnswer } from "../../analysis/understood/symptoms.ts";

/** An answer about symptoms in which only what matters is named. */
export const expertAnswer = (answer: Partial<SymptomsAnswer> = {}): SymptomsAnswer => ({
  excluded: [],
  causes: [],
  other: 100 - (answer.causes ?? []).reduce((sum, { percent }) => sum + percent, 0),
  unlisted: null,
  danger: { level: "none", kind: null, words: null },
  question: null,
  facts: [],
  ...answer,
});

/**
 * What the stub answers one request with: an object as the model's JSON, a string as its bare text, or a whole
 * response.
 */
export type Reply = object | string | Response | (() => Promise<Response>);

/** A local server of the OpenAI form, and what was sent to it. */
export function stubModel() {
  const requests: { path: string; authorization: string | null; body: string }[] = [];
  const stub = {
    requests,
    reply: {} as Reply,
    /** Requests that ended before they were answered. */
    hungUp: 0,
  };
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      requests.push({
        path: new URL(request.url).pathname,
        authorization: request.headers.get("authorization"),
        body: await request.text(),
      });
      request.signal.addEventListener("abort", () => stub.hungUp++);
      const { reply } = stub;
      if (typeof reply === "function") return (reply as () => Promise<Response>)();
      return reply instanceof Response ? reply.clone() : completion(reply);
    },
  });
  return Object.assign(stub, { baseUrl: `${server.url.origin}/v1`, close: () => server.stop(true) });
}

/** A response whose bytes come one part after the other; without `ends` it stays open. */
export function inParts(parts: readonly string[], { type = "application/json", ends = true } = {}) {
  const body = new ReadableStream({
    async start(controller) {
      for (const part of parts) {
        controller.enqueue(new TextEncoder().encode(part));
        await new Promise(setImmediate);
      }
      if (ends) controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": type } });
}

const chatCompletion = (message: { content: string | null; refusal?: string }, more: object = {}) =>
  Response.json({
    id: "one",
    object: "chat.completion",
    created: 1,
    model: "stub",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", ...message } }],
    ...more,
  });

export const completion = (reply: object | string) =>
  chatCompletion(
    { content: typeof reply === "string" ? reply : JSON.stringify(reply) },
    { usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } },
  );

/** As the service says that it will not answer. */
export const refusal = () => chatCompletion({ content: null, refusal: "I cannot help with that." });
