import { RepairAssistElement } from "./element.ts";
import type { RepairAssistCall, RepairAssistCalls } from "./repair-assist.d.ts";

const METHODS: Record<string, (element: RepairAssistElement, ...given: never[]) => void> = {
  start: (element) => element.start(),
  reset: (element) => element.reset(),
  goTo: (element, ...given: Parameters<RepairAssistElement["goTo"]>) => element.goTo(...given),
};

/** Makes the calls that the page left before the script came: set then, they hide the accessor. */
export function takeCalls(element: HTMLElement) {
  if (!Object.hasOwn(element, "calls")) return;
  const assist = element as { calls?: unknown };
  const { calls } = assist;
  delete assist.calls;
  if (Array.isArray(calls)) assist.calls = calls;
}

function call(element: RepairAssistElement, [name, ...given]: RepairAssistCall) {
  if (Object.hasOwn(METHODS, name)) {
    METHODS[name]!(element, ...(given as never[]));
    return;
  }
  const detail = { code: "attribute", message: `calls: there is no method "${name}".` };
  element.dispatchEvent(new CustomEvent("repair-assist:error", { detail, bubbles: true, composed: true }));
}

function makeAll(element: RepairAssistElement, calls: Iterable<RepairAssistCall>) {
  for (const each of calls) call(element, each);
}

Object.defineProperty(RepairAssistElement.prototype, "calls", {
  configurable: true,
  get(this: RepairAssistElement): RepairAssistCalls {
    return { push: (...calls) => makeAll(this, calls) };
  },
  set(this: RepairAssistElement, calls: Iterable<RepairAssistCall>) {
    makeAll(this, calls);
  },
});
