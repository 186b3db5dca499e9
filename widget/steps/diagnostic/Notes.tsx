import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { FoldedSection } from "../../ui/Disclosure/FoldedSection.tsx";
import { Quotes } from "../../ui/Quotes/Quotes.tsx";
import { Assumptions } from "./Assumptions.tsx";
import { OtherRecalls } from "./known/RecallList.tsx";
import * as css from "./Results.css.ts";
import { Sentences } from "./Sentences.tsx";

interface NotesProps {
  record: ReadRecord;
  /** The record by what was put right of the car. */
  onCorrected?: ((record: ReadRecord) => void) | undefined;
}

/** What else there is to know of a result, folded: what it rests on, what the prices leave out, what the owner wrote. */
export function Notes({ record, onCorrected }: NotesProps) {
  const t = useTexts().diagnostic;
  const { results, subject } = record;
  return (
    <>
      <Assumptions record={record} onCorrected={onCorrected} />
      <Sentences title={t.excluded} items={results.excluded} folded />
      {results.recallLookup && !results.needsMore && <OtherRecalls record={record} lookup={results.recallLookup} />}
      {subject?.text && (
        <FoldedSection title={t.wrote}>
          <p className={css.wrote}>“{subject.text}”</p>
          {results.unused.length > 0 && (
            <p>
              {t.unused} <Quotes words={results.unused} />.
            </p>
          )}
        </FoldedSection>
      )}
    </>
  );
}
