import { type Ref, useEffect, useRef, useState } from "react";
import { resultTypeOf } from "#shared/result-type.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { diagnosticByIssue } from "../../client/diagnostics.ts";
import { issueById } from "../../client/issues.ts";
import { useQuery } from "../../client/use-query.ts";
import { useGuard, useWizard, useWizardState } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { capitals, small } from "../../theme/typography.css.ts";
import { Alert } from "../../ui/Alert/Alert.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Card, Section, Stub } from "../../ui/Card/Card.tsx";
import { Waiting } from "../Waiting.tsx";
import { type Answered, FollowUp, NOTHING_ANSWERED } from "./FollowUp.tsx";
import { Keep } from "./Keep.tsx";
import { ResultBar } from "./ResultBar.tsx";
import { ResultBody } from "./ResultBody.tsx";
import { SentPhotos } from "./SentPhotos.tsx";

/** Step 3: the analysis. */
export function Diagnostic() {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  return useGuard("diagnostic") ? <DiagnosticResults key={attempt} onRetry={retry} /> : <Waiting />;
}

function DiagnosticResults({ onRetry }: { onRetry(): void }) {
  const t = useTexts().diagnostic;
  const wizard = useWizard();
  const { host } = wizard;
  const foot = useRef<HTMLDivElement>(null);
  const { issueId } = useWizardState();
  const loaded = useQuery(issueId ? diagnosticByIssue(issueId) : null);
  useQuery(issueId ? issueById(issueId) : null);
  const [ranked, setRanked] = useState<ReadRecord | null>(null);
  const [answered, setAnswered] = useState(NOTHING_ANSWERED);

  useEffect(() => {
    if (loaded.data) host.dispatch("analyzed", { resultType: resultTypeOf(loaded.data) });
  }, [host, loaded.data]);

  if (loaded.status === "loading") return <Waiting lines={[t.loading, t.analyzing, t.moments]} />;
  const record = ranked ?? loaded.data;
  const rankAnew = (next: ReadRecord, by: Answered) => {
    setRanked(next);
    setAnswered(by);
  };
  // What the last answer changed was said of another car.
  const correct = (next: ReadRecord) => {
    setRanked(next);
    setAnswered(({ last }) => ({ effect: [], last }));
  };
  if (!record) return <Failed onRetry={onRetry} />;
  const proceed = () => {
    wizard.mark("service-options");
    wizard.go("service-options");
  };
  return (
    <ResultBody
      record={record}
      followUp={<FollowUp record={record} answered={answered} onAnswered={rankAnew} />}
      onCorrected={correct}
    >
      <SentPhotos />
      {record.id && !record.results.needsMore && <Keep id={record.id} canEmail={record.offers?.email ?? true} />}
      <ResultBar record={record} foot={foot} onNext={proceed} />
      <slot name="call-to-action" />
      <Actions
        foot={foot}
        next={t.next}
        onNext={proceed}
        note={
          <>
            <p className={capitals}>{t.noticeTitle}</p>
            <p className={small}>{t.notice}</p>
          </>
        }
      />
    </ResultBody>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  const texts = useTexts();
  const t = texts.diagnostic;
  return (
    <Card>
      <Section>
        <Alert tone="error" title={t.errorTitle}>
          {t.errorText}
        </Alert>
      </Section>
      <Actions next={texts.tryAgain} onNext={onRetry} />
    </Card>
  );
}

interface ActionsProps {
  note?: React.ReactNode;
  foot?: Ref<HTMLDivElement>;
  /** What is next, in words. */
  next: string;
  onNext(): void;
}

/** Back to the words, or on: to the services, or without a result to another try. */
function Actions({ note, foot, next, onNext }: ActionsProps) {
  const wizard = useWizard();
  const texts = useTexts();
  return (
    <div ref={foot}>
      <Stub note={note} stacked>
        <Button onClick={() => wizard.go("issue-details")}>{texts.back}</Button>
        <Button tone="main" onClick={onNext}>
          {next}
        </Button>
      </Stub>
    </div>
  );
}
