import type { Frame } from "@playwright/test";

/**
 * What a host may notice of somebody else's script, as far as a page can tell: two of these are equal where nothing
 * changed.
 */
export type Traces = Awaited<ReturnType<typeof readTraces>>;

interface Watched {
  /** Listeners that the widget has on anything but itself: "Window keydown". */
  listeners(): string[];
  /** What the content policy refused: "script-src eval". */
  refused(): string[];
  /** Names of globals, and those of the built-in ones that are others now. */
  globals(): { names: string[]; replaced: string[] };
}
declare global {
  var hostWatch: Watched;
}

/** Runs in the page before any of its own scripts: from then on every listener is counted, every global remembered. */
export function watchHost() {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const live = new Map<object, Map<unknown, string[]>>();
  /** What is gone with the element is no trace: its own nodes, and those that are in no page. */
  const stays = (target: object) =>
    !(target instanceof Node) ||
    target === document ||
    (document.contains(target) && !/^repair-assist$/i.test(target.nodeName));
  const capture = (options: unknown) =>
    typeof options === "object" ? Boolean((options as AddEventListenerOptions | null)?.capture) : Boolean(options);
  const label = (target: object, type: string, options: unknown) =>
    `${target.constructor.name} ${type}${capture(options) ? " capture" : ""}`;

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // A function of the page that is called bare means the window.
    const target = this ?? window;
    // Testers and hosts listen too: who calls stands on the stack.
    if (listener && new Error().stack?.includes("/widget/v1/")) {
      const of = live.get(target) ?? new Map<unknown, string[]>();
      const labels = of.get(listener) ?? [];
      const name = label(target, type, options);
      if (!labels.includes(name)) labels.push(name);
      live.set(target, of.set(listener, labels));
    }
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    const labels = live.get(target)?.get(listener);
    const at = labels?.indexOf(label(target, type, options)) ?? -1;
    if (at >= 0) labels!.splice(at, 1);
    return remove.call(target, type, listener, options);
  };

  const refused: string[] = [];
  add.call(document, "securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    refused.push(`${effectiveDirective} ${blockedURI}`);
  });

  const builtIn = new Map(
    Object.getOwnPropertyNames(window).map((name) => [name, Object.getOwnPropertyDescriptor(window, name)?.value]),
  );
  Object.defineProperty(window, "hostWatch", {
    value: {
      refused: () => refused,
      listeners: () => [...live].filter(([target]) => stays(target)).flatMap(([, of]) => [...of.values()].flat()),
      globals: () => ({
        names: Object.getOwnPropertyNames(window).sort(),
        replaced: [...builtIn]
          .filter(([name, value]) => typeof value === "function" && (window as never)[name] !== value)
          .map(([name]) => name),
      }),
    } satisfies Watched,
  });
}

/** Reads everything a host may notice, the element itself left out. */
export const readTraces = (page: Frame) =>
  page.evaluate(async () => {
    /** What a closed storage throws is as good a trace as what an open one holds. */
    const attempt = async <T>(read: () => T | Promise<T>) => {
      try {
        return await read();
      } catch (error) {
        return (error as Error).name;
      }
    };
    const prototypes = [
      Object,
      Array,
      String,
      Function,
      Promise,
      EventTarget,
      Node,
      Element,
      HTMLElement,
      Document,
      History,
    ];
    return {
      refused: hostWatch.refused(),
      html: document.documentElement.outerHTML.replace(/<repair-assist[^>]*><\/repair-assist>/g, ""),
      styles: await attempt(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length)),
      adopted: document.adoptedStyleSheets.length,
      fonts: document.fonts.size,
      globals: hostWatch.globals(),
      prototypes: prototypes.map(({ prototype }) => Object.getOwnPropertyNames(prototype).length),
      history: history.length,
      address: location.href,
      local: await attempt(() => Object.keys(localStorage)),
      session: await attempt(() => Object.keys(sessionStorage).filter((key) => !key.startsWith("repair-assist:"))),
      cookies: await attempt(() => document.cookie),
      databases: await attempt(async () => (localStorage ? (await indexedDB.databases()).length : 0)),
      caches: await attempt(async () => (await caches.keys()).length),
      workers: await attempt(async () => (await navigator.serviceWorker.getRegistrations()).length),
    };
  });

export const listenersOf = (page: Frame) => page.evaluate(() => hostWatch.listeners());
