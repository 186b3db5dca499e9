import { createContext, type ReactNode, useContext } from "react";
import { heading2, heading3, title } from "../../theme/typography.css.ts";

/** The level of a step's own title: 1 on our pages, 2 where the widget stands in someone else's. */
export const HeadingLevel = createContext<1 | 2>(2);

const looks = [title, heading2, heading3];

interface HeadingProps {
  depth: 0 | 1 | 2;
  id?: string;
  /** The looks of another depth, or of the text around it, as in the rows of a table. */
  look?: 0 | 1 | 2 | "text";
  children: ReactNode;
}

/** A heading `depth` levels under the step's title, 0 being the title itself. */
export function Heading({ depth, id, look = depth, children }: HeadingProps) {
  const Tag = `h${useContext(HeadingLevel) + depth}` as "h1" | "h2" | "h3" | "h4";
  return (
    <Tag
      id={id}
      className={look === "text" ? undefined : looks[look]}
      {...(depth === 0 && { tabIndex: -1, part: "title", "data-step-title": "" })}
    >
      {children}
    </Tag>
  );
}
