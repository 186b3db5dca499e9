import { type FormEvent, useState } from "react";
import { MORE } from "#shared/asked-and-answered.ts";
import type { Question } from "#shared/schemas/diagnostic.ts";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import { answerQuestions } from "../../client/answers.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { waitOf } from "../../client/request-error.ts";
import { useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { muted, small } from "../../theme/typography.css.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { RadioCard, RadioCards } from "../../ui/RadioCard/RadioCard.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";
import * as css from "./FollowUp.css.ts";

interface AskProps {
  /** Of the diagnostic. */
  id: string;
  question: Question;
  /** What was answered in words before, where that is to be changed. */
  written?: string | undefined;
  /** What was added without being asked: words beside a chosen answer go there. */
  added: string;
  /** Nothing is ranked yet. */
  first: boolean;
  onAnswered(record: ReadRecord): void;
}

/**
 * Pointing at an answer sends it, unless words stand in the box: then, and by keyboard, where arrows choose on the way, Enter
 * or the button does. Words with no answer chosen are the answer; beside one they are added to what else was told.
 */
export function Ask({ id, question, written = "", added, first, onAnswered }: AskProps) {
  const wizard = useWizard();
  const t = useTexts().followUp;
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState(written);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const text = words.trim();
  const more = chosen && text ? [added, text].filter(Boolean).join("\n") : text;
  const hint = question.hint ?? (first ? t.firstHint : undefined);
  const tooLong = more.length > MAX_LENGTH.answer ? t.tooLong(MAX_LENGTH.answer, more.length) : undefined;

  async function send(optionId: string | null) {
    if (sending || tooLong || (!optionId && !text)) return;
    setSending(true);
    setFailure(undefined);
    const answers = optionId
      ? [{ questionId: question.id, optionId }, ...(text ? [{ questionId: MORE, text: more }] : [])]
      : [{ questionId: question.id, text }];
    try {
      const record = await answerQuestions(wizard.client, id, answers);
      wizard.host.dispatch("answered", { by: optionId ? "option" : "words" });
      onAnswered(record);
    } catch (error) {
      setFailure(waitOf(error, t.failed));
      setSending(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(chosen);
  };
  return (
    <form onSubmit={submit} aria-busy={sending}>
      <RadioCards
        columns="one"
        error={failure}
        legend={
          <>
            <span className={css.title}>{t.title}</span>
            <Heading depth={1}>{question.text}</Heading>
            {question.why && <span className={css.why}>{t.why(question.why)}</span>}
          </>
        }
      >
        {question.options.map((option) => (
          <RadioCard
            key={option.id}
            name={`answer-${question.id}`}
            value={option.id}
            label={option.label}
            checked={chosen === option.id}
            disabled={sending}
            onChange={() => setChosen(option.id)}
            onClick={(event) => event.detail === 1 && !text && send(option.id)}
          />
        ))}
      </RadioCards>
      <div className={css.words}>
        <TextArea
          label={t.ownWords}
          rows={2}
          value={words}
          disabled={sending}
          error={tooLong}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </div>
      <div className={css.send}>
        <Button type="submit" size="small" disabled={sending || tooLong !== undefined || (chosen === null && !text)}>
          {sending ? t.sending : t.answer}
        </Button>
        {hint && <p className={`${muted} ${small}`}>{hint}</p>}
      </div>
    </form>
  );
}
