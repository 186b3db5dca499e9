import { useEffect, useState } from "react";
import type { VehicleForm } from "#shared/schemas/vehicle-info.ts";
import type { ConfirmationType } from "#shared/steps.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { diagnosticById } from "../../client/diagnostics.ts";
import { shopRecommendations, type Wish } from "../../client/shop-recommendations.ts";
import { type Loaded, useQuery } from "../../client/use-query.ts";
import { loadVehicle } from "../../state/drafts.ts";
import { restoreIds } from "../../state/guards.ts";
import { useAtom, useWizard, useWizardState } from "../../state/hooks.ts";
import { managedAvailableAtom } from "../../state/managed.ts";
import { useTexts } from "../../texts/texts.ts";
import { large } from "../../theme/typography.css.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Card, Section, Stub } from "../../ui/Card/Card.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { vehicleName } from "../vehicle-line.ts";
import { BringAlong } from "./BringAlong.tsx";
import * as css from "./Confirmation.css.ts";
import { Feedback } from "./Feedback.tsx";
import { leadPreview } from "./lead-preview.ts";
import { ShopList } from "./ShopList.tsx";

/** The end of the way: thanks, shops near the owner, and a word back to us. */
export function Confirmation({ type }: { type: ConfirmationType }) {
  const wizard = useWizard();
  const texts = useTexts();
  const { diagnosticId, issueId } = useWizardState();
  const isRestored = useRestoredIds();
  const diagnostic = useQuery(diagnosticId ? diagnosticById(diagnosticId) : null);

  return (
    <Card>
      {diagnosticId ? (
        <Shops key={diagnosticId} {...{ type, diagnosticId, diagnostic }} />
      ) : (
        <Section>{isRestored ? <NoRecord /> : <Skeleton rows={1} height={224} />}</Section>
      )}
      <slot name="call-to-action" />
      <Section>
        <Feedback issueId={issueId ?? diagnostic.data?.issueId ?? null} />
      </Section>
      <Stub>
        <Button onClick={() => wizard.go("service-options")}>{texts.back}</Button>
        <Button onClick={() => wizard.exit("home")}>{texts.confirmation.home}</Button>
      </Stub>
    </Card>
  );
}

/** A page opened anew has its ids in local storage, if this step is marked there. Whether they were looked up. */
function useRestoredIds() {
  const wizard = useWizard();
  const [isRestored, setRestored] = useState(false);
  useEffect(() => void restoreIds(wizard, "confirmation").finally(() => setRestored(true)), [wizard]);
  return isRestored;
}

/** Nothing was analyzed here, as where one came by a bookmark: shops are looked for by the car and its trouble. */
function NoRecord() {
  const wizard = useWizard();
  const t = useTexts().confirmation;
  const { userId, vehicleId } = useWizardState();
  const next = userId && vehicleId ? "issue-details" : "vehicle-info";
  return (
    <>
      <Heading depth={0}>{t.noRecord}</Heading>
      <p className={large}>{t.noRecordText}</p>
      <p className={css.start}>
        <Button tone="main" onClick={() => wizard.go(next)}>
          {t.noRecordStart}
        </Button>
      </p>
    </>
  );
}

interface ShopsProps {
  type: ConfirmationType;
  diagnosticId: string;
  diagnostic: Loaded<ReadRecord>;
}

/** What was chosen, and the shops for it, near the owner or where the owner says. */
function Shops({ type, diagnosticId, diagnostic }: ShopsProps) {
  const { storage } = useWizard();
  const t = useTexts().confirmation;
  const owner = loadVehicle(storage);
  const [wish, setWish] = useState<Wish>();
  const found = useQuery(shopRecommendations(diagnosticId, wish));

  const asked = useAtom(managedAvailableAtom);
  // After a reload the record tells; until it is here, nobody knows.
  const available = asked ?? (diagnostic.status === "loading" ? null : (diagnostic.data?.managedAvailable ?? false));
  const otherZip = wish?.zipCode && wish.zipCode !== owner?.zipCode ? wish.zipCode : undefined;
  return (
    <>
      <Section>
        <Thanks type={type} available={available} owner={owner} otherZip={otherZip} />
      </Section>
      <Section>
        <Heading depth={1}>{otherZip ? t.shopsNear(otherZip) : t.shops}</Heading>
        <ShopList
          {...{ diagnosticId, found, otherZip }}
          onWish={setWish}
          preview={leadPreview(owner, diagnostic.data)}
          aside={diagnostic.data && <BringAlong record={diagnostic.data} />}
        />
      </Section>
    </>
  );
}

interface ThanksProps {
  type: ConfirmationType;
  /** Whether managed repair is offered here, null while that is not known. */
  available: boolean | null;
  owner: VehicleForm | null;
  otherZip: string | undefined;
}

function Thanks({ type, available, owner, otherZip }: ThanksProps) {
  const t = useTexts().confirmation;
  const firstName = owner?.name.trim().split(/\s+/)[0];
  return (
    <>
      <Heading depth={0}>{firstName ? t.thanksName(firstName) : t.thanks}</Heading>
      {type === "recommendations" ? (
        <p className={large}>
          {owner?.vehicleMake ? t.recommendationsFor(vehicleName(owner), otherZip ?? owner.zipCode) : t.recommendations}
        </p>
      ) : available === null ? (
        <Skeleton rows={1} height={84} />
      ) : (
        <div className={css.notice}>
          <Heading depth={1}>{available ? t.managedOn : t.managedTitle}</Heading>
          <p>{available ? t.managedOnText : t.managedText}</p>
        </div>
      )}
    </>
  );
}
