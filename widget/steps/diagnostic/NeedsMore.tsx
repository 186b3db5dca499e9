import type { ReactNode } from "react";
import type { NeedsMore as Needed } from "#shared/schemas/diagnostic.ts";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import * as css from "./Results.css.ts";

interface NeedsMoreProps {
  needsMore: Needed;
  /** The first questions, in place of tips what to write. */
  followUp?: ReactNode;
}

/** Asks for more where the text held too little, instead of making something up. */
export function NeedsMore({ needsMore, followUp }: NeedsMoreProps) {
  const t = useTexts().diagnostic;
  return (
    <>
      <Section>
        <div className={css.details}>
          <Heading depth={1}>{t.needsMoreTitle}</Heading>
          <p>{needsMore.message}</p>
          {!followUp && (
            <ul className={css.sentences}>
              {needsMore.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          )}
        </div>
      </Section>
      {followUp && (
        <div className={`${css.first} ${screenOnly}`}>
          <div className={css.details}>{followUp}</div>
        </div>
      )}
    </>
  );
}
