import type { ReactNode } from "react";
import { resultTypeOf } from "#shared/result-type.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { CauseResults } from "./CauseResults.tsx";
import { CollisionResults } from "./CollisionResults.tsx";
import { DamageCorrections, placesIn } from "./DamageCorrections.tsx";
import { EstimateResults } from "./EstimateResults.tsx";
import { givenAnswers } from "./given-answers.ts";
import { KnownIssuesContext, useLoadedKnownIssues } from "./known/known-issues.ts";
import { NeedsMore } from "./NeedsMore.tsx";
import { Notes } from "./Notes.tsx";
import { PartsResults } from "./PartsResults.tsx";
import { RecordHead } from "./RecordHead.tsx";

const kinds = {
  diagnostic: CauseResults,
  parts: PartsResults,
  collision: CollisionResults,
  estimate: EstimateResults,
};

interface ResultBodyProps {
  record: ReadRecord;
  /** The question that would settle more, where somebody is there to answer. */
  followUp?: ReactNode;
  /** The record by what was put right of the car, where somebody is there to do so. */
  onCorrected?: (record: ReadRecord) => void;
  children: ReactNode;
}

/** Of what is no car trouble nothing is asked. */
const isAsking = (record: ReadRecord) => record.results.questions.length > 0 || givenAnswers(record).length > 0;

/** A result of whatever kind, from its safety to its last price. What one can do with it stands below as `children`. */
export function ResultBody({ record, followUp, onCorrected, children }: ResultBodyProps) {
  const kind = resultTypeOf(record);
  const { needsMore, questions } = record.results;
  const Results = kinds[kind];
  const known = useLoadedKnownIssues(record);
  const notes = <Notes record={record} onCorrected={onCorrected} />;
  const places = placesIn(record);
  const canCorrect = !needsMore && places.length > 0;
  const map = onCorrected && record.id && canCorrect && (
    <DamageCorrections id={record.id} places={places} onCorrected={onCorrected} />
  );
  return (
    <KnownIssuesContext.Provider value={known}>
      <RecordHead
        record={record}
        kind={kind}
        canAnswer={Boolean(followUp) && questions.length > 0}
        hasMap={Boolean(map)}
      >
        {known?.paid(record)}
        {needsMore ? (
          <NeedsMore needsMore={needsMore} followUp={isAsking(record) ? followUp : undefined} />
        ) : (
          <Results
            results={record.results}
            followUp={kind === "diagnostic" || isAsking(record) ? followUp : undefined}
            notes={notes}
            map={map}
          />
        )}
        {needsMore && notes}
        {children}
      </RecordHead>
    </KnownIssuesContext.Provider>
  );
}
