import type { Correction } from "#shared/schemas/diagnostic.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { Cells } from "../../ui/Cells/Cells.tsx";
import { FoldedSection } from "../../ui/Disclosure/FoldedSection.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import * as css from "./Results.css.ts";
import { Sentences } from "./Sentences.tsx";
import { useCorrections } from "./use-corrections.ts";

interface AssumptionsProps {
  record: ReadRecord;
  /** The record by what was put right; absent where nobody is there who could. */
  onCorrected?: ((record: ReadRecord) => void) | undefined;
}

/** What was taken for granted. What of the car it is can be put right where it stands, and the result follows. */
export function Assumptions({ record, onCorrected }: AssumptionsProps) {
  const t = useTexts().diagnostic;
  const { assumptions } = record.results;
  // A damaged place is put right in the drawing.
  const corrections = record.results.corrections.filter(({ location }) => !location);
  if (!onCorrected || !record.id || corrections.length === 0) {
    return <Sentences title={t.assumptions} items={assumptions} folded />;
  }
  const others = assumptions.filter((sentence) => !corrections.some((one) => one.sentence === sentence));
  return (
    <FoldedSection title={t.assumed(corrections.map(chosenLabel).join(", "))} printed>
      <Correct id={record.id} corrections={corrections} onCorrected={onCorrected} />
      {others.length > 0 && (
        <ul className={css.sentences}>
          {others.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </FoldedSection>
  );
}

const chosenLabel = ({ options, chosen }: Correction) => options.find(({ id }) => id === chosen)?.label;

interface CorrectProps {
  /** Of the diagnostic. */
  id: string;
  corrections: readonly Correction[];
  onCorrected(record: ReadRecord): void;
}

function Correct({ id, corrections, onCorrected }: CorrectProps) {
  const t = useTexts().diagnostic;
  const { pending, isCorrected, failure, choose } = useCorrections(id, onCorrected);
  return (
    <>
      <Cells messages={failure ? [{ id: "correct-failed", text: failure }] : []}>
        {corrections.map(({ id: correctionId, name, chosen, options }) => (
          <Select
            key={correctionId}
            label={name}
            value={pending[correctionId] ?? chosen}
            options={options}
            aria-busy={correctionId in pending}
            span={[2, 6, 6]}
            onChange={(event) => choose(correctionId, event.currentTarget.value)}
          />
        ))}
      </Cells>
      <p role="status" className={css.corrected}>
        {isCorrected && t.corrected}
      </p>
    </>
  );
}
