import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { MORE } from "#shared/asked-and-answered.ts";
import type { GivenAnswer, Question } from "#shared/schemas/diagnostic.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { capitals, hidden, muted, small } from "../../theme/typography.css.ts";
import { LinkButton } from "../../ui/Button/Button.tsx";
import { Ask } from "./Ask.tsx";
import { answerEffect } from "./answer-effect.ts";
import * as css from "./FollowUp.css.ts";
import { givenAnswers } from "./given-answers.ts";
import { TellMore } from "./TellMore.tsx";

/**
 * What the last answer was to, and what it changed, in words. It outlives the panel, which stands elsewhere once causes are
 * ranked.
 */
export interface Answered {
  effect: readonly string[];
  last: Question | null;
}
export const NOTHING_ANSWERED: Answered = { effect: [], last: null };

interface FollowUpProps {
  record: ReadRecord;
  answered: Answered;
  /** The record ranked anew, to be shown in place of the other. */
  onAnswered(record: ReadRecord, answered: Answered): void;
}

/** Asks the question that would change the answer most, sends what is chosen or written, and says what it changed. */
export function FollowUp({ record, answered: { effect, last }, onAnswered }: FollowUpProps) {
  const t = useTexts().followUp;
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

  const answered = (next: ReadRecord, question: Question | null, first: readonly string[]) => {
    const changed = answerEffect(t, record.results.potentialCauses, next.results.potentialCauses);
    const ended = record.results.questions.length > 0 && next.results.questions.length === 0 ? [t.last] : [];
    top.current = panel.current?.getBoundingClientRect().top;
    setAgain(false);
    onAnswered(next, { effect: [...first, ...changed, ...ended], last: question ?? last });
  };
  const understood = (next: ReadRecord, questionId: string) => {
    const read = next.results.readInAnswers.find((one) => one.questionId === questionId);
    return read ? [inWords(t, read.findings)] : [];
  };
  const given = givenAnswers(record).filter(({ questionId }) => questionId !== MORE);
  const added = record.answers.find(({ questionId }) => questionId === MORE)?.answer ?? "";
  return (
    <div ref={panel} className={css.panel}>
      <div role="status" tabIndex={-1} className={effect.length > 0 ? css.effect : hidden}>
        {effect.map((words, index) => (
          <p key={words} className={index === 0 ? css.order : undefined}>
            {words}
          </p>
        ))}
      </div>
      {asked ? (
        <Ask
          key={asked.id}
          id={record.id ?? ""}
          question={asked}
          written={record.answers.find(({ questionId, optionId }) => questionId === asked.id && !optionId)?.answer}
          added={added}
          first={record.results.needsMore !== undefined}
          onAnswered={(next) =>
            answered(next, asked, [...understood(next, asked.id), ...understood(next, MORE)].slice(0, 1))
          }
        />
      ) : (
        <TellMore
          key={added}
          id={record.id ?? ""}
          added={added}
          onTold={(next, text) => answered(next, null, text ? understood(next, MORE) : [t.takenBack])}
        />
      )}
      {(given.length > 0 || added) && (
        <div className={small}>
          <p className={capitals}>{t.answered}</p>
          {given.map((one) => (
            <Given key={one.questionId} {...one} read={findingsOf(record, one.questionId)} />
          ))}
          {added && <Given questionId={MORE} question={t.added} answer={added} read={findingsOf(record, MORE)} />}
          {last && !again && <LinkButton onClick={() => setAgain(true)}>{t.again}</LinkButton>}
        </div>
      )}
    </div>
  );
}

const findingsOf = ({ results }: ReadRecord, questionId: string) =>
  results.readInAnswers.find((one) => one.questionId === questionId)?.findings;

/** What was understood of somebody's words. */
const inWords = (t: ReturnType<typeof useTexts>["followUp"], findings: readonly string[]) =>
  findings.length > 0 ? t.understood(findings.join(", ")) : t.notUnderstood;

/** An answer, and what was understood of it where it is in the owner's words. */
function Given({ question, answer, read }: GivenAnswer & { read: readonly string[] | undefined }) {
  const t = useTexts().followUp;
  return (
    <p className={css.given}>
      <span className={muted}>{question}</span> {answer}
      {read && <span className={css.understood}>{inWords(t, read)}</span>}
    </p>
  );
}
