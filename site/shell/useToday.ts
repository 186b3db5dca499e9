import { useEffect, useState } from "react";

/** The reader's date, known only after the page has loaded: markup made at build must not carry the day of the build. */
export function useToday(): Date | undefined {
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  return today;
}
