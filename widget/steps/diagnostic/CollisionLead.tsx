import type { ReadCollision } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { Alert } from "../../ui/Alert/Alert.tsx";
import { Facts } from "../../ui/Facts/Facts.tsx";
import { Quotes } from "../../ui/Quotes/Quotes.tsx";

/** What decides for an owner, before any price: may it be driven and why, a total loss, what happened. */
export function CollisionLead({ repair }: { repair: ReadCollision }) {
  const texts = useTexts();
  const t = texts.collision;
  const because = repair.drivableBecause?.text;
  const { event } = repair;
  return (
    <>
      {repair.drivable === "no" && (
        <Alert tone="error" title={t.notDrivable}>
          {because && <Quotes words={[because]} />}
        </Alert>
      )}
      <Facts
        facts={[
          [t.drives, repair.drivable === "yes" && because && <Quotes words={[because]} />],
          // Without a claim the line under the price tells the total loss.
          [t.totalLoss, repair.claim && repair.totalLoss],
          [event?.name ?? "", event?.usualWork],
        ]}
      />
    </>
  );
}
