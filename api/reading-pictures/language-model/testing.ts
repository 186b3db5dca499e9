/** What the stub answers one request with: an object as the model's JSON, a string as its bare text, or a whole response. */
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

const completion = (reply: object | string) =>
  Response.json({
    id: "one",
    object: "chat.completion",
    created: 1,
    model: "stub",
    choices: [
      {
        index: 0,
        finish_reason: "stop",
        message: { role: "assistant", content: typeof reply === "string" ? reply : JSON.stringify(reply) },
      },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });

/** As the service says that it will not answer. */
export const refusal = () =>
  Response.json({
    id: "one",
    object: "chat.completion",
    created: 1,
    model: "stub",
    choices: [
      {
        index: 0,
        finish_reason: "stop",
        message: { role: "assistant", content: null, refusal: "I cannot help with that." },
      },
    ],
  });
