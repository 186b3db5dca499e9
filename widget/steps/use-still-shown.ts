import { type RefObject, useEffect, useRef } from "react";

/** Whether the step is still shown when a late answer comes: whoever went elsewhere meanwhile is not pulled forward. */
export function useStillShown(): RefObject<boolean> {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
