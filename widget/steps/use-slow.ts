import { useEffect, useState } from "react";

/** When a wait is long enough for a word about it, in milliseconds. */
export const SLOW_AFTER = 8000;

/** True once `waiting` has lasted so long that one wonders. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow;
}
