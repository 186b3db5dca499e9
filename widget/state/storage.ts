/**
 * The browser's storage, never throwing. On our own site the keys are those of the specification; on a foreign page
 * everything is prefixed and lives in the session, since other scripts read local storage and our names are common ones.
 */
export interface KeyedStore {
  get(key: string): string | null;
  /** False, with a console error, where the browser is full: then it is kept until the page goes. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

export interface BrowserStorage {
  /** What ends with the tab. */
  readonly session: KeyedStore;
  /** What outlives it on our site, or where the host opted in. */
  readonly local: KeyedStore;
}

export interface StorageOptions {
  readonly site: boolean;
  readonly persist: boolean;
  /** Which of the page's elements it is for, from 1. */
  readonly place?: number;
}

const PREFIX = "repair-assist:";

export function openStorage({ site, persist, place = 1 }: StorageOptions): BrowserStorage {
  const prefix = site ? "" : place > 1 ? `${PREFIX}${place}:` : PREFIX;
  const session = keyedStore("sessionStorage", prefix);
  return { session, local: site || persist ? keyedStore("localStorage", prefix) : session };
}

/** What the browser would not take, for as long as the page lives: our site's next page has an element of its own. */
const unsaved = { sessionStorage: new Map<string, string>(), localStorage: new Map<string, string>() };

/** Falls back on memory where the browser has no storage for us, as in a sandboxed frame, or no room. */
function keyedStore(area: keyof typeof unsaved, prefix: string): KeyedStore {
  const held = unsaved[area];
  let store: Storage | null = null;
  try {
    store = globalThis[area];
    store.getItem(prefix);
  } catch (error) {
    console.error("Repair Assist: this browser keeps no progress.", error);
    store = null;
  }
  return {
    get: (key) => held.get(prefix + key) ?? quietly(`read ${key}`, null, () => store?.getItem(prefix + key) ?? null),
    set(key, value) {
      held.set(prefix + key, value);
      if (!store) return true;
      return quietly(`save ${key}`, false, () => {
        store.setItem(prefix + key, value);
        held.delete(prefix + key);
        return true;
      });
    },
    remove(key) {
      held.delete(prefix + key);
      quietly(`clear ${key}`, undefined, () => store?.removeItem(prefix + key));
    },
  };
}

/** The value of a stored JSON text; a missing or corrupt one is null, the latter with a console error. */
export function readJson(store: KeyedStore, key: string): unknown {
  const text = store.get(key);
  return text === null ? null : quietly(`read ${key}`, null, () => JSON.parse(text));
}

function quietly<T>(what: string, otherwise: T, action: () => T): T {
  try {
    return action();
  } catch (error) {
    console.error(`Repair Assist: could not ${what} in the browser's storage.`, error);
    return otherwise;
  }
}
