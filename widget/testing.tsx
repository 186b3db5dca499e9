import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { API_VERSION, API_VERSION_HEADER } from "#shared/api-version.ts";
import { RepairAssist } from "./RepairAssist.tsx";
import type { RepairAssistProperties } from "./repair-assist.d.ts";
import { readRoute, readSettings } from "./state/settings.ts";
import { type Host, Wizard } from "./state/wizard.ts";

/** A call as a test's API received it. */
export interface Call {
  readonly route: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Answers = Record<string, (call: Call) => Response | unknown | Promise<unknown>>;

/** What an API of ours answers to any page that asks whether the widget works there. */
const GREETING = "GET /api/partners/allowed";

const CORS = (request: Request) => ({
  [API_VERSION_HEADER]: String(API_VERSION),
  "Access-Control-Expose-Headers": API_VERSION_HEADER,
  "Access-Control-Allow-Origin": request.headers.get("origin") ?? "*",
  "Access-Control-Allow-Credentials": "true",
  "Access-Control-Allow-Headers": "authorization, content-type, idempotency-key, x-repair-assist-partner",
});

/** A real server on this machine that answers by "METHOD /path"; anything else is a 404 problem. */
export function startApi(answers: Answers, port = 0) {
  const calls: Call[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port,
    async fetch(request) {
      const headers = CORS(request);
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
      const { pathname, search } = new URL(request.url);
      const route = `${request.method} ${pathname}${search}`;
      const call = { route, headers: request.headers, body: await readBody(request) };
      if (route !== GREETING || answers[route]) calls.push(call);
      const answer = answers[route] ? await answers[route](call) : unasked(route);
      const response = answer instanceof Response ? answer : Response.json(answer);
      for (const [name, value] of Object.entries(headers))
        response.headers.has(name) || response.headers.set(name, value);
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

const unasked = (route: string) =>
  route === GREETING ? { allowed: true, message: "" } : problem(404, "Nothing is here.");

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
export function testHost(attributes: RepairAssistProperties, prevented = false) {
  const events: { name: string; detail: unknown }[] = [];
  const watchers = new Set<() => void>();
  let current = attributes;
  const host: Host & { events: typeof events } = {
    events,
    place: 1,
    settings: () => readSettings(current, "http://127.0.0.1:1"),
    attributes: () => current,
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
export function openWizard(attributes: RepairAssistProperties, prevented = false) {
  const { host, watch, attributes: current } = testHost(attributes, prevented);
  const wizard = new Wizard(host);
  const page = () => <RepairAssist wizard={wizard} {...current()} />;
  const view = render(page());
  watch(() => act(() => view.rerender(page())));
  return { ...view, host, wizard, user: userEvent.setup() };
}
