import type { ComplaintName } from "#shared/schemas/diagnostic.ts";
import type { ReadComplaint } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { FoldedSection } from "../../ui/Disclosure/FoldedSection.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { CauseTable } from "./CauseTable.tsx";
import { isEarly } from "./lead.ts";
import * as css from "./Results.css.ts";
import { StepList } from "./Sentences.tsx";

/** What a list of causes is about, where there are several: the owner's own words, or ours on a shared page. */
export function ComplaintHeading({ name }: { name: ComplaintName | undefined }) {
  if (!name) return null;
  return (
    <div className={css.complaint}>
      <Heading depth={1} look={2}>
        {name.words ? `“${name.words.text}”` : name.title}
      </Heading>
    </div>
  );
}

/** What else the owner complains of: its causes, none of them open, and what to do about it. */
export function FurtherComplaints({ complaints }: { complaints: readonly ReadComplaint[] }) {
  const t = useTexts();
  return complaints.map(({ complaint, potentialCauses: causes, otherProbability, steps = [] }, index) => {
    const table = <CauseTable causes={causes} other={otherProbability} early />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: complaints have no id and keep their order.
      <div key={index} className={css.further}>
        <div className={css.table}>
          <ComplaintHeading name={complaint} />
          {!isEarly({ potentialCauses: causes }) && table}
        </div>
        {isEarly({ potentialCauses: causes }) && (
          <FoldedSection title={t.causes.earlyCauses(causes.length)} printed>
            {table}
          </FoldedSection>
        )}
        {steps.length > 0 && (
          <FoldedSection title={t.diagnostic.nextStep} printed>
            <StepList steps={steps} />
          </FoldedSection>
        )}
      </div>
    );
  });
}
