import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Question } from "#shared/schemas/diagnostic.ts";
import { answerQuestion } from "../../client/answers.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { waitOf } from "../../client/request-error.ts";
import { useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { capitals, hidden, muted, small } from "../../theme/typography.css.ts";
import { Button, LinkButton } from "../../ui/Button/Button.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { RadioCard, RadioCards } from "../../ui/RadioCard/RadioCard.tsx";
import { answerEffect } from "./answer-effect.ts";
import * as css from "./FollowUp.css.ts";

interface FollowUpProps {
  record: ReadRecord;
  /** The record ranked anew, to be shown in place of the other. */
  onAnswered(record: ReadRecord): void;
}

/** Asks the question that would change the answer most, sends what is chosen, and says what it changed. */
export function FollowUp({ record, onAnswered }: FollowUpProps) {
  const t = useTexts().followUp;
  const [effect, setEffect] = useState<readonly string[]>([]);
  const [last, setLast] = useState<Question | null>(null);
  const [again, setAgain] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const top = useRef<number>(undefined);
  const asked = again ? last : record.results.questions[0];

  // The table above may have grown or shrunk: what one has just pressed stays under one's eyes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is the occasion, not an input.
  useLayoutEffect(() => {
    const moved = (panel.current?.getBoundingClientRect().top ?? 0) - (top.current ?? 0);
    if (top.current !== undefined && moved) scrollBy(0, moved);
    top.current = undefined;
  }, [record]);

  // Where the keyboard was in the question that went, it goes on in what took its place.
  useEffect(() => {
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    if (effect.length > 0) (find("input") ?? find("[role=status]"))?.focus({ preventScroll: true });
  }, [effect]);

  if (!asked && record.answers.length === 0 && effect.length === 0) return null;
  const answered = (question: Question, next: ReadRecord) => {
    const words = answerEffect(t, record.results.potentialCauses, next.results.potentialCauses);
    top.current = panel.current?.getBoundingClientRect().top;
    onAnswered(next);
    setLast(question);
    setAgain(false);
    setEffect(next.results.questions.length > 0 ? words : [...words, t.last]);
  };
  return (
    <div ref={panel} className={css.panel}>
      <div role="status" tabIndex={-1} className={effect.length > 0 ? css.effect : hidden}>
        {effect.map((words, index) => (
          <p key={words} className={index === 0 ? css.order : undefined}>
            {words}
          </p>
        ))}
      </div>
      {asked && (
        <Ask key={asked.id} id={record.id ?? ""} question={asked} onAnswered={(next) => answered(asked, next)} />
      )}
      {record.answers.length > 0 && (
        <div className={small}>
          <p className={capitals}>{t.answered}</p>
          {record.answers.map(({ questionId, question, answer }) => (
            <p key={questionId}>
              <span className={muted}>{question}</span> {answer}
            </p>
          ))}
          {last && !again && <LinkButton onClick={() => setAgain(true)}>{t.again}</LinkButton>}
        </div>
      )}
    </div>
  );
}

interface AskProps {
  id: string;
  question: Question;
  onAnswered(record: ReadRecord): void;
}

/** Pointing at an answer sends it; by keyboard, where arrows choose on the way, Enter or the button does. */
function Ask({ id, question, onAnswered }: AskProps) {
  const wizard = useWizard();
  const t = useTexts().followUp;
  const [chosen, setChosen] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(optionId: string | null) {
    if (sending || !optionId) return;
    setSending(true);
    setFailure(undefined);
    try {
      onAnswered(await answerQuestion(wizard.client, id, { questionId: question.id, optionId }));
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
            onClick={(event) => event.detail === 1 && send(option.id)}
          />
        ))}
      </RadioCards>
      <div className={css.send}>
        <Button type="submit" size="small" disabled={sending || chosen === null}>
          {sending ? t.sending : t.answer}
        </Button>
        <p className={`${muted} ${small}`}>{question.hint ?? t.hint}</p>
      </div>
    </form>
  );
}
