/**
 * The browser's storage, never throwing. On our own site the keys are those of the specification; on a foreign page
 * everything is prefixed and lives in the session, since other scripts read local storage and our names are common ones.
 */
export interface KeyedStore {
  get(key: string): string | null;
  /** False, with a console error, where the browser refuses: blocked, or full. */
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
}

const PREFIX = "repair-assist:";

export function openStorage({ site, persist }: StorageOptions): BrowserStorage {
  const prefix = site ? "" : PREFIX;
  const session = keyedStore(() => globalThis.sessionStorage, prefix);
  return { session, local: site || persist ? keyedStore(() => globalThis.localStorage, prefix) : session };
}

/** Falls back on memory where the browser has no storage for us, as in a sandboxed frame. */
function keyedStore(open: () => Storage, prefix: string): KeyedStore {
  let store: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  try {
    store = open();
    store.getItem(prefix);
  } catch (error) {
    console.error("Repair Assist: this browser keeps no progress.", error);
    store = memory();
  }
  return {
    get: (key) => quietly(`read ${key}`, null, () => store.getItem(prefix + key)),
    set: (key, value) =>
      quietly(`save ${key}`, false, () => {
        store.setItem(prefix + key, value);
        return true;
      }),
    remove: (key) => quietly(`clear ${key}`, undefined, () => store.removeItem(prefix + key)),
  };
}

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
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
