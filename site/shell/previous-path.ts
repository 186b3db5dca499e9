import { createContext, useState } from "react";

/**
 * The path shown before this one, or undefined on the first page of a visit. The wizard needs it since
 * `document.referrer` does not change when a page is changed without a load.
 */
export const PreviousPath = createContext<string | undefined>(undefined);

/** Remembers the path before `path`, for `PreviousPath`. */
export function usePreviousPath(path: string): string | undefined {
  const [shown, setShown] = useState<{ path: string; previous?: string }>({ path });
  if (shown.path === path) return shown.previous;
  setShown({ path, previous: shown.path });
  return shown.path;
}
