import type { ReactNode } from "react";
import * as css from "./EmptyState.css.ts";

interface EmptyStateProps {
  /** What is not there, as a sentence. */
  title: string;
  /** What one can do about it. */
  children?: ReactNode;
}

/** Where a list or a figure would stand and there is none: says so, and offers the way out. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={css.frame} role="status">
      <p>{title}</p>
      {children}
    </div>
  );
}
