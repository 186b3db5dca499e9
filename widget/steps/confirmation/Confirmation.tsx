import { useEffect } from "react";
import type { ConfirmationType } from "#shared/steps.ts";
import { diagnosticById } from "../../client/diagnostics.ts";
import { useQuery } from "../../client/use-query.ts";
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
  const diagnostic = useQuery(diagnosticId ? diagnosticById(diagnosticId) : null);

  const asked = useAtom(managedAvailableAtom);
  // After a reload the record tells; until it is here, nobody knows.
  const available = asked ?? (diagnostic.status === "loading" ? null : (diagnostic.data?.managedAvailable ?? false));

  // A page opened anew has its ids in local storage, if this step is marked there.
  useEffect(() => void restoreIds(wizard, "confirmation"), [wizard]);

  return (
    <Card>
      <Section>
        <Thanks type={type} available={available} />
      </Section>
      <Section>
        <Heading depth={1}>{texts.confirmation.shops}</Heading>
        <ShopList
          diagnosticId={diagnosticId}
          preview={leadPreview(loadVehicle(wizard.storage), diagnostic.data)}
          aside={diagnostic.data && <BringAlong record={diagnostic.data} />}
        />
      </Section>
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

/** `available`: whether managed repair is offered here, null while that is not known. */
function Thanks({ type, available }: { type: ConfirmationType; available: boolean | null }) {
  const wizard = useWizard();
  const t = useTexts().confirmation;
  const owner = loadVehicle(wizard.storage);
  const firstName = owner?.name.trim().split(/\s+/)[0];
  return (
    <>
      <Heading depth={0}>{firstName ? t.thanksName(firstName) : t.thanks}</Heading>
      {type === "recommendations" ? (
        <p className={large}>
          {owner?.vehicleMake ? t.recommendationsFor(vehicleName(owner), owner.zipCode) : t.recommendations}
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
