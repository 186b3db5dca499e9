import { useEffect, useState } from "react";
import type { ThemeName } from "./themes.css.ts";

const QUERY = "(prefers-color-scheme: dark)";

/** Whether the dark colors are shown: as asked for, or as the system has it. */
export function useDark(theme: ThemeName): boolean {
  const [systemDark, setSystemDark] = useState(() => globalThis.matchMedia?.(QUERY).matches ?? false);
  useEffect(() => {
    const query = globalThis.matchMedia?.(QUERY);
    const update = () => setSystemDark(query.matches);
    query?.addEventListener("change", update);
    return () => query?.removeEventListener("change", update);
  }, []);
  return theme === "dark" || (theme === "auto" && systemDark);
}
