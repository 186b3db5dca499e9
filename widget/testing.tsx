import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RepairAssist } from "./RepairAssist.tsx";
import { type Attributes, readRoute, readSettings } from "./state/settings.ts";
import { type Host, Wizard } from "./state/wizard.ts";

/** A call as a test's API received it. */
export interface Call {
  readonly route: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Answers = Record<string, (call: Call) => Response | unknown | Promise<unknown>>;

const CORS = (request: Request) => ({
  "Access-Control-Allow-Origin": request.headers.get("origin") ?? "*",
  "Access-Control-Allow-Credentials": "true",
  "Access-Control-Allow-Headers": "authorization, content-type, idempotency-key, x-repair-assist-partner",
});

/** A real server on this machine that answers by "METHOD /path"; anything else is a 404 problem. */
export function startApi(answers: Answers) {
  const calls: Call[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const headers = CORS(request);
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
      const { pathname, search } = new URL(request.url);
      const route = `${request.method} ${pathname}${search}`;
      const call = { route, headers: request.headers, body: await readBody(request) };
      calls.push(call);
      const answer = answers[route] ? await answers[route](call) : problem(404, "Nothing is here.");
      const response = answer instanceof Response ? answer : Response.json(answer);
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    calls,
    to: (route: string) => calls.filter((call) => call.route === route),
    stop: () => server.stop(true),
  };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (type.includes("json")) return request.json();
  if (type.includes("multipart")) return request.formData();
  return request.text();
}

export const problem = (status: number, detail: string, errors?: { path: string; message: string }[]) =>
  Response.json(
    { type: "about:blank", title: "Problem", status, detail, errors },
    { status, headers: { "content-type": "application/problem+json" } },
  );

/** A host as the element is one, without the element: it moves by itself unless `prevented`. */
export function testHost(attributes: Attributes, prevented = false) {
  const events: { name: string; detail: unknown }[] = [];
  const watchers = new Set<() => void>();
  let current = attributes;
  const host: Host & { events: typeof events } = {
    events,
    settings: () => readSettings(current, "http://127.0.0.1:1"),
    route: () => readRoute(current),
    setRoute(route) {
      current = { ...current, ...route };
      for (const watch of watchers) watch();
    },
    bringIntoView: () => {},
    dispatch(name, detail) {
      events.push({ name, detail });
      return !prevented;
    },
  };
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  return { host, watch, attributes: () => current };
}

/** The wizard on the page, with what a visitor does. `prevented` is a page that moves by its own routes. */
export function openWizard(attributes: Attributes, prevented = false) {
  const { host, watch, attributes: current } = testHost(attributes, prevented);
  const wizard = new Wizard(host);
  const page = () => <RepairAssist wizard={wizard} {...current()} />;
  const view = render(page());
  watch(() => act(() => view.rerender(page())));
  return { ...view, host, wizard, user: userEvent.setup() };
}
