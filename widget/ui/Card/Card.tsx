import type { ReactNode } from "react";
import { useSettings } from "../../state/hooks.ts";
import { screenOnly } from "../../theme/print.css.ts";
import * as css from "./Card.css.ts";

/** One piece of paper: the body of a step. On a foreign page the paper is the whole widget, see `RepairAssist`. */
export function Card({ children }: { children: ReactNode }) {
  const { site, landing } = useSettings();
  return site && !landing ? <div className={css.sheets.site}>{children}</div> : <div>{children}</div>;
}

export function Section({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <section className={css.section} aria-labelledby={label}>
      {children}
    </section>
  );
}

interface StubProps {
  note?: ReactNode;
  /** Back first, the next action last: the order of the keyboard. */
  children: ReactNode;
  /** Whether the next action is too long to stand beside Back on a phone. */
  stacked?: boolean;
}

/** The foot of a sheet: a note and the way on. */
export function Stub({ note, children, stacked = false }: StubProps) {
  return (
    <>
      <div className={css.perforation} />
      <div className={css.stub}>
        {note && <div>{note}</div>}
        <div className={`${stacked ? css.actionsStacked : css.actionsBeside} ${screenOnly}`}>{children}</div>
      </div>
    </>
  );
}
