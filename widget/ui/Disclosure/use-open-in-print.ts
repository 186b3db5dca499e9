import { useEffect, useRef } from "react";

/** Opens a fold while the page is printed, however that was asked for, and closes what it opened afterwards. */
export function useOpenInPrint(printed: boolean) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!printed) return;
    let opened: HTMLDetailsElement | null = null;
    const open = () => {
      if (!details.current || details.current.open) return;
      opened = details.current;
      opened.open = true;
    };
    const close = () => {
      if (opened) opened.open = false;
      opened = null;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, [printed]);
  return details;
}
