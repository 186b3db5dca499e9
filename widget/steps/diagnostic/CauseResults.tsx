import type { ReactNode } from "react";
import type { ReadResults } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { FoldedSection } from "../../ui/Disclosure/FoldedSection.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { CauseTable } from "./CauseTable.tsx";
import { ComplaintHeading, FurtherComplaints } from "./Complaints.tsx";
import { isEarly } from "./lead.ts";
import * as css from "./Results.css.ts";
import { Sentences, Steps } from "./Sentences.tsx";

export interface ResultProps {
  results: ReadResults;
  /** The question that would settle more. */
  followUp?: ReactNode;
  /** What else there is to know, for the end of the text. */
  notes: ReactNode;
  /** The drawing in which damaged places are put right, where somebody is there to do so. */
  map?: ReactNode;
}

/** The causes on one dollar axis, the first open; then the question that would settle more, and what to do. */
export function CauseResults({ results, followUp, notes }: ResultProps) {
  const t = useTexts();
  const { potentialCauses: causes, otherProbability, steps, nextStep } = results;
  const whatToDo = (
    <>
      {/* Records of before there were steps have one sentence. */}
      <Steps steps={steps.length > 0 ? steps : nextStep ? [nextStep] : []} />
      <Sentences title={t.diagnostic.tellTheShop} items={results.tellTheShop} copy="all" folded />
    </>
  );
  if (isEarly(results)) {
    return (
      <>
        {followUp && (
          <div className={`${css.first} ${screenOnly}`}>
            <div className={css.details}>{followUp}</div>
          </div>
        )}
        {whatToDo}
        {results.complaint && (
          <div className={css.table}>
            <ComplaintHeading name={results.complaint} />
          </div>
        )}
        <FoldedSection title={t.causes.earlyCauses(causes.length)} printed>
          <CauseTable causes={causes} other={otherProbability} early />
        </FoldedSection>
        <FurtherComplaints complaints={results.furtherComplaints} />
        {notes}
      </>
    );
  }
  return (
    <>
      {causes.length === 0 && (
        <Section>
          <EmptyState title={t.causes.none} />
        </Section>
      )}
      {(causes.length > 0 || otherProbability !== undefined) && (
        <div className={css.table}>
          <ComplaintHeading name={results.complaint} />
          <CauseTable causes={causes} other={otherProbability} />
        </div>
      )}
      <FurtherComplaints complaints={results.furtherComplaints} />
      <div className={css.columns}>
        {followUp && <div className={`${css.ask} ${screenOnly}`}>{followUp}</div>}
        <div className={css.reasons}>
          {whatToDo}
          {notes}
        </div>
      </div>
    </>
  );
}
