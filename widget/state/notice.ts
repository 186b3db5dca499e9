import { atom, type createStore } from "jotai/vanilla";

/** A message that comes and goes. One is shown at a time; a new one takes the place of the last. */
export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: "info" | "error";
  readonly open: boolean;
}

/** How long a notice stays, and how long a dismissed one is remembered, in milliseconds. */
export const NOTICE_DURATION = 5000;
export const NOTICE_REMOVED_AFTER = 1_000_000;

export const noticeAtom = atom<Notice | null>(null);

type Store = ReturnType<typeof createStore>;
let lastId = 0;

export function showNotice(store: Store, title: string, description?: string, tone: Notice["tone"] = "info") {
  store.set(noticeAtom, { id: ++lastId, title, description, tone, open: true });
}

export function dismissNotice(store: Store, id: number) {
  const notice = store.get(noticeAtom);
  if (notice?.id !== id || !notice.open) return;
  store.set(noticeAtom, { ...notice, open: false });
  setTimeout(() => {
    if (store.get(noticeAtom)?.id === id) store.set(noticeAtom, null);
  }, NOTICE_REMOVED_AFTER);
}

let carried: { notice: Notice; until: number } | null = null;

/** On our own site a page's element goes with its page: what it has just said is said on by the next page's. */
export function carryNotice(store: Store) {
  const notice = store.get(noticeAtom);
  carried = notice && { notice, until: performance.now() + NOTICE_DURATION };
}

/** The carried notice, once. */
export function takeCarriedNotice(store: Store) {
  if (carried && performance.now() < carried.until) store.set(noticeAtom, carried.notice);
  carried = null;
}
