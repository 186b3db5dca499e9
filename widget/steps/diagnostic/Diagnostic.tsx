import { resultTypeOf } from "#shared/schemas/diagnostic.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { diagnosticByIssue } from "../../client/diagnostics.ts";
import { issueById } from "../../client/issues.ts";
import { useQuery } from "../../client/use-query.ts";
import { useGuard, useWizard, useWizardState } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { capitals, small } from "../../theme/typography.css.ts";
import { Alert } from "../../ui/Alert/Alert.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Section, Sheet, Stub } from "../../ui/Sheet/Sheet.tsx";
import { Waiting } from "../Waiting.tsx";
import { CauseResults } from "./CauseResults.tsx";
import { CollisionResults } from "./CollisionResults.tsx";
import { EstimateResults } from "./EstimateResults.tsx";
import { NeedsMore } from "./NeedsMore.tsx";
import { PartsResults } from "./PartsResults.tsx";
import { RecordHead } from "./RecordHead.tsx";

/** Step 3: the analysis. */
export function Diagnostic() {
  return useGuard("diagnostic") ? <DiagnosticResults /> : <Waiting />;
}

const kinds = {
  diagnostic: CauseResults,
  parts: PartsResults,
  collision: CollisionResults,
  estimate: EstimateResults,
};

function DiagnosticResults() {
  const t = useTexts().diagnostic;
  const { issueId } = useWizardState();
  const record = useQuery(issueId ? diagnosticByIssue(issueId) : null);
  useQuery(issueId ? issueById(issueId) : null);

  if (record.status === "loading") return <Waiting lines={[t.loading, t.analyzing, t.moments]} />;
  if (!record.data) return <Failed />;
  return <Loaded record={record.data} />;
}

function Loaded({ record }: { record: ReadRecord }) {
  const t = useTexts().diagnostic;
  const kind = resultTypeOf(record);
  const { needsMore } = record.results;
  const Results = kinds[kind];
  return (
    <RecordHead record={record} kind={kind}>
      {needsMore ? <NeedsMore needsMore={needsMore} /> : <Results results={record.results} />}
      <Actions
        note={
          <>
            <p className={capitals}>{t.noticeTitle}</p>
            <p className={small}>{t.notice}</p>
          </>
        }
      />
    </RecordHead>
  );
}

function Failed() {
  const t = useTexts().diagnostic;
  return (
    <Sheet>
      <Section>
        <Alert tone="error" title={t.errorTitle}>
          {t.errorText}
        </Alert>
      </Section>
      <Actions />
    </Sheet>
  );
}

/** Back to the words, or on to the services; without a result there is only the way back. */
function Actions({ note }: { note?: React.ReactNode }) {
  const wizard = useWizard();
  const texts = useTexts();
  const proceed = () => {
    wizard.mark("service-options");
    wizard.go("service-options");
  };
  return (
    <Stub note={note} stacked>
      <Button onClick={() => wizard.go("issue-details")}>{texts.back}</Button>
      {note && (
        <Button tone="main" onClick={proceed}>
          {texts.diagnostic.next}
        </Button>
      )}
    </Stub>
  );
}
