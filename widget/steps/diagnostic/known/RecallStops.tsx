import type { ReadRecord } from "../../../client/diagnostic-record.ts";
import { useTexts } from "../../../texts/texts.ts";
import { SafetyBanner } from "../../../ui/SafetyBanner/SafetyBanner.tsx";
import { campaignName, useKnownIssues } from "./known-issues.ts";
import { CheckVin } from "./RecallList.tsx";

/** The campaigns because of which a car must not be driven, or only be parked outside. */
export function useRecallStops() {
  const recalls = useKnownIssues()?.recalls ?? [];
  return recalls.filter(({ parkIt, parkOutside }) => parkIt || parkOutside);
}

/** One banner for all of them: of the newest that stops the car, else of the newest that keeps it outside. */
export function RecallStops({ record: { subject } }: { record: ReadRecord }) {
  const t = useTexts().knownIssues;
  const stops = useRecallStops();
  const worst = stops.find(({ parkIt }) => parkIt) ?? stops[0];
  if (!worst || !subject) return null;
  const say = worst.parkIt ? t.stop : t.park;
  const action = say(`${subject.year} ${subject.make} ${subject.model}`, campaignName(worst));
  const reason = `${worst.summary} ${worst.consequence}`;
  return (
    <SafetyBanner
      safety={{ level: "stop", action, reason, quotes: [] }}
      title={worst.parkIt ? undefined : t.parkTitle}
      link={<CheckVin />}
    />
  );
}
