import type { ReactNode } from "react";
import { Chevron } from "../Icon/Icon.tsx";
import * as css from "./Disclosure.css.ts";
import { useOpenInPrint } from "./use-open-in-print.ts";

interface DisclosureProps {
  /** Words read as a link; anything else is shown as it is. */
  summary: ReactNode;
  /** The looks of the box around summary and content. */
  className?: string | undefined;
  /** Whether a printed page shows the content, see `useOpenInPrint`. */
  printed?: boolean | undefined;
  /** Whether it stands open at first. */
  open?: boolean;
  /** Whether the summary is of several lines: the arrow stands at its first. */
  tall?: boolean;
  children: ReactNode;
}

/** Content that opens under its summary: the browser's own, so that find-in-page and the keyboard know it. */
export function Disclosure({ summary, className, printed, open, tall = false, children }: DisclosureProps) {
  const details = useOpenInPrint(printed ?? false);
  return (
    <details ref={details} className={className} open={open}>
      <summary className={tall ? css.tallSummary : css.summary}>
        {typeof summary === "string" ? <span className={css.words}>{summary}</span> : summary}
        <span className={css.chevron}>
          <Chevron />
        </span>
      </summary>
      {children}
    </details>
  );
}
