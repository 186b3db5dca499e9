import type { ReactNode } from "react";
import { testPages } from "../../texts/documents.ts";
import { capitals, column, lead, pageHead } from "../layout.css.ts";
import { body, mark } from "./TestPage.css.ts";

/** A page for developers, marked as one. */
export function TestPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className={column}>
      <div className={pageHead}>
        <p className={`${capitals} ${mark}`}>{testPages.mark}</p>
        <h1>{title}</h1>
        <p className={lead}>{intro}</p>
      </div>
      <div className={body}>{children}</div>
    </div>
  );
}
