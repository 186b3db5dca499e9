import { useRef, useState } from "react";
import type { Correction } from "#shared/schemas/diagnostic.ts";
import { answerQuestions } from "../../client/answers.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { waitOf } from "../../client/request-error.ts";
import { useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { Cells } from "../../ui/Cells/Cells.tsx";
import { FoldedSection } from "../../ui/Disclosure/FoldedSection.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import * as css from "./Results.css.ts";
import { Sentences } from "./Sentences.tsx";

interface AssumptionsProps {
  record: ReadRecord;
  /** The record by what was put right; absent where nobody is there who could. */
  onCorrected?: ((record: ReadRecord) => void) | undefined;
}

/** What was taken for granted. What of the car it is can be put right where it stands, and the result follows. */
export function Assumptions({ record, onCorrected }: AssumptionsProps) {
  const t = useTexts().diagnostic;
  const { assumptions, corrections } = record.results;
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
  const wizard = useWizard();
  const t = useTexts().diagnostic;
  // What was chosen and is not confirmed yet: the option by its question.
  const [pending, setPending] = useState<Readonly<Record<string, string>>>({});
  const wanted = useRef(pending);
  const isSending = useRef(false);
  const [corrected, setCorrected] = useState(false);
  const [failure, setFailure] = useState<string>();

  function choose(questionId: string, optionId: string) {
    wanted.current = { ...wanted.current, [questionId]: optionId };
    setPending(wanted.current);
    if (!isSending.current) send();
  }
  /** Arrow keys choose on the way: what was passed over while something was under way is not sent, only where one came to. */
  async function send() {
    isSending.current = true;
    setFailure(undefined);
    setCorrected(false);
    try {
      let sent: typeof pending;
      let record: ReadRecord;
      do {
        sent = wanted.current;
        const answers = Object.entries(sent).map(([questionId, optionId]) => ({ questionId, optionId }));
        record = await answerQuestions(wizard.client, id, answers);
      } while (sent !== wanted.current);
      onCorrected(record);
      setCorrected(true);
    } catch (error) {
      setFailure(waitOf(error, t.notCorrected));
    }
    wanted.current = {};
    setPending(wanted.current);
    isSending.current = false;
  }
  return (
    <>
      <Cells messages={failure ? [{ id: "correct-failed", text: failure }] : []}>
        {corrections.map(({ id: questionId, name, chosen, options }) => (
          <Select
            key={questionId}
            label={name}
            value={pending[questionId] ?? chosen}
            options={options}
            aria-busy={questionId in pending}
            span={[2, 6, 6]}
            onChange={(event) => choose(questionId, event.currentTarget.value)}
          />
        ))}
      </Cells>
      <p role="status" className={css.corrected}>
        {corrected && t.corrected}
      </p>
    </>
  );
}
