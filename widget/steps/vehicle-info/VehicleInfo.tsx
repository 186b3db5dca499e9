import { useEffect, useState } from "react";
import { VehicleForm } from "#shared/schemas/vehicle-info.ts";
import { messageOf, RequestError } from "../../client/request-error.ts";
import { toJson } from "../../client/to-json.ts";
import { saveVehicleInfo } from "../../client/vehicle-info.ts";
import { dropBegun, EMPTY_VEHICLE, loadBegun, saveBegun, saveVehicle } from "../../state/drafts.ts";
import { greetingAtom } from "../../state/greeting.ts";
import { useAtom, useSettings, useWizard } from "../../state/hooks.ts";
import type { Wizard } from "../../state/wizard.ts";
import { useTexts } from "../../texts/texts.ts";
import { muted, small } from "../../theme/typography.css.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Card, Section } from "../../ui/Card/Card.tsx";
import { Facts } from "../../ui/Facts/Facts.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { StepProgress } from "../../ui/StepProgress/StepProgress.tsx";
import { SlowNote } from "../SlowNote.tsx";
import { landServerErrors } from "../server-errors.ts";
import { useStillShown } from "../use-still-shown.ts";
import { useZodForm } from "../use-zod-form.ts";
import { OwnerFields } from "./OwnerFields.tsx";
import { Terms } from "./Terms.tsx";
import * as css from "./VehicleInfo.css.ts";
import { knownVehicle, modelYears } from "./vehicle-choice.ts";

/** Step 1: who asks, and about which car. `referrer` is the route the visitor came from, for the reset rule. */
export function VehicleInfo({ referrer }: { referrer: string }) {
  const wizard = useWizard();
  const settings = useSettings();
  const { name: partnerName } = useAtom(greetingAtom);
  const texts = useTexts();
  const t = texts.vehicleInfo;
  const [{ begun, draft }] = useState(() => {
    const sent = wizard.openVehicleInfo(referrer);
    const begun = loadBegun(wizard.storage);
    return { begun, draft: knownVehicle(begun ?? sent ?? { ...EMPTY_VEHICLE, ...wizard.prefill().vehicle }) };
  });
  const form = useZodForm(VehicleForm, draft);
  const typed = toJson(form.watch());
  useEffect(() => {
    // Typed and taken back is not begun; what was begun earlier is kept as it stands now.
    if (begun || typed !== toJson(draft)) saveBegun(wizard.storage, JSON.parse(typed));
    else dropBegun(wizard.storage);
  }, [wizard, begun, draft, typed]);
  const { isSubmitting } = form.formState;
  const shown = useStillShown();

  const submit = form.handleSubmit(async (values) => {
    wizard.dismissError();
    try {
      const { userId, vehicleId } = await saveVehicleInfo(wizard.client, values, wizard.cameFrom());
      keep(wizard, values, userId, vehicleId);
      if (!shown.current) return;
    } catch (error) {
      if (!shown.current) return;
      if (error instanceof RequestError)
        landServerErrors(error, form.setError, (path) => (path in draft ? path : null));
      return wizard.notify(texts.error, messageOf(error, t.failed), "error");
    }
    wizard.notify(t.saved, t.savedText);
    wizard.go("issue-details");
  });

  const standard = settings.site && !settings.landing ? t.title : t.landingTitle;
  return (
    <Card>
      <Section>
        <Heading depth={0}>
          <slot name="heading">{settings.heading ?? standard}</slot>
        </Heading>
        {settings.landing && (
          <div className={css.progress}>
            <StepProgress step="vehicle-info" />
          </div>
        )}
        <div className={css.columns}>
          <form className={css.form} onSubmit={submit} noValidate aria-busy={isSubmitting}>
            <OwnerFields form={form} years={modelYears()} />
            <p className={`${muted} ${small} ${css.who}`}>
              {settings.partner ? t.whoGetsItOn(partnerName ?? t.thisSite) : t.whoGetsIt}
            </p>
            <Terms form={form} />
            <Button type="submit" tone="main" wide disabled={isSubmitting}>
              {isSubmitting ? t.submitting : t.submit}
            </Button>
            <SlowNote waiting={isSubmitting} />
          </form>
          {!settings.landing && (
            <aside className={css.why}>
              <Heading depth={1}>{t.whyTitle}</Heading>
              <Facts facts={Object.entries(t.why)} />
            </aside>
          )}
        </div>
      </Section>
    </Card>
  );
}

/** A new vehicle leaves what was found about the last one behind. */
function keep(wizard: Wizard, form: VehicleForm, userId: string, vehicleId: string) {
  saveVehicle(wizard.storage, form);
  dropBegun(wizard.storage);
  wizard.storage.local.set("userId", userId);
  wizard.storage.local.set("vehicleId", vehicleId);
  wizard.storage.local.remove("issueId");
  wizard.update({ userId, vehicleId, issueId: null, diagnosticId: null });
  wizard.mark("issue-details");
}
