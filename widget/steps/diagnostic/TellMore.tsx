import { type FormEvent, useState } from "react";
import { MORE } from "#shared/asked-and-answered.ts";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import { answerQuestions } from "../../client/answers.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { waitOf } from "../../client/request-error.ts";
import { useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button, LinkButton } from "../../ui/Button/Button.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";
import * as css from "./FollowUp.css.ts";

interface TellMoreProps {
  /** Of the diagnostic. */
  id: string;
  /** What was added before; it can be changed and taken back. */
  added: string;
  /** The record with these words heeded; they are empty where they were taken back. */
  onTold(record: ReadRecord, text: string): void;
}

/** After the last question: what else the owner knows, read with the story. */
export function TellMore({ id, added, onTold }: TellMoreProps) {
  const wizard = useWizard();
  const t = useTexts().followUp;
  const [words, setWords] = useState(added);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const text = words.trim();
  const tooLong = text.length > MAX_LENGTH.answer ? t.tooLong(MAX_LENGTH.answer, text.length) : undefined;

  async function send(said: string) {
    if (sending) return;
    setSending(true);
    setFailure(undefined);
    try {
      onTold(await answerQuestions(wizard.client, id, [{ questionId: MORE, text: said }]), said);
    } catch (error) {
      setFailure(waitOf(error, t.moreFailed));
    }
    setSending(false);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text && text !== added && !tooLong) send(text);
  };
  return (
    <form onSubmit={submit} aria-busy={sending}>
      <TextArea
        label={t.more}
        hint={t.moreHint}
        rows={3}
        value={words}
        disabled={sending}
        error={tooLong ?? failure}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={css.send}>
        <Button type="submit" size="small" disabled={sending || !text || text === added || tooLong !== undefined}>
          {sending ? t.sending : added ? t.moreChange : t.moreSend}
        </Button>
        {added && !sending && <LinkButton onClick={() => send("")}>{t.moreBack}</LinkButton>}
      </div>
    </form>
  );
}
