import type { RecallLookup } from "#shared/schemas/diagnostic.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { small } from "../../theme/typography.css.ts";
import { FoldedSection } from "../../ui/Disclosure/FoldedSection.tsx";
import { Quotes } from "../../ui/Quotes/Quotes.tsx";
import { Assumptions } from "./Assumptions.tsx";
import { useKnownIssues } from "./known/known-issues.ts";
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
  const known = useKnownIssues();
  const { results, subject } = record;
  return (
    <>
      <Sentences title={t.fromVin} items={results.fromVin} folded />
      <Assumptions record={record} onCorrected={onCorrected} />
      <Sentences title={t.excluded} items={results.excluded} folded />
      {results.recallLookup && !results.needsMore && <Recalls lookup={results.recallLookup} />}
      {!results.needsMore && known?.others(record)}
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

/** Where to look up recalls by the VIN, which alone tells of one car. */
function Recalls({ lookup: { text, url } }: { lookup: RecallLookup }) {
  const t = useTexts();
  return (
    <FoldedSection title={t.diagnostic.recalls}>
      <p className={small}>
        {text}{" "}
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t.diagnostic.recallsLink} ({t.opensInNewTab})
        </a>
      </p>
    </FoldedSection>
  );
}
