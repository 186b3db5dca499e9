import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading.tsx";
import * as css from "./Disclosure.css.ts";
import { Disclosure } from "./Disclosure.tsx";

interface FoldedSectionProps {
  title: string;
  /** Whether a printed page shows it, see `useOpenInPrint`. */
  printed?: boolean;
  children: ReactNode;
}

/** A part of a sheet of which only the title shows until it is wanted. */
export function FoldedSection({ title, printed, children }: FoldedSectionProps) {
  return (
    <section className={css.section}>
      <Disclosure
        printed={printed}
        summary={
          <Heading depth={1} look={2}>
            {title}
          </Heading>
        }
      >
        <div className={css.content}>{children}</div>
      </Disclosure>
    </section>
  );
}
