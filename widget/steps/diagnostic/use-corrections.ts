import { useRef, useState } from "react";
import { answerQuestions } from "../../client/answers.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { waitOf } from "../../client/request-error.ts";
import { useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";

export interface Corrections {
  /** What was chosen and is not confirmed yet: the option by the id of the correction. */
  pending: Readonly<Record<string, string>>;
  /** The result goes by what was chosen last. */
  isCorrected: boolean;
  /** Why the last choice did not arrive, as a sentence. */
  failure: string | undefined;
  choose(correctionId: string, optionId: string): void;
}

/** Sends what an owner puts right in the diagnostic of this id; the record that follows from it comes by `onCorrected`. */
export function useCorrections(id: string, onCorrected: (record: ReadRecord) => void): Corrections {
  const wizard = useWizard();
  const t = useTexts().diagnostic;
  const [pending, setPending] = useState<Corrections["pending"]>({});
  const wanted = useRef(pending);
  const isSending = useRef(false);
  const [isCorrected, setCorrected] = useState(false);
  const [failure, setFailure] = useState<string>();

  function choose(correctionId: string, optionId: string) {
    wanted.current = { ...wanted.current, [correctionId]: optionId };
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
  return { pending, isCorrected, failure, choose };
}
