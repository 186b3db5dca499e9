import { useEffect, useState } from "react";
import { ISSUE_TYPES, IssueForm, type IssueType } from "#shared/schemas/issue-details.ts";
import { MAX_LENGTH, MAX_PHOTOS } from "#shared/schemas/lengths.ts";
import { parseMileage } from "#shared/schemas/vehicle-info.ts";
import { loadIssue, loadVehicle, restoreBegunIssue, saveIssue } from "../../state/drafts.ts";
import { useGuard, useSettings, useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { muted, small } from "../../theme/typography.css.ts";
import { Button, LinkButton } from "../../ui/Button/Button.tsx";
import { Card, Section, Stub } from "../../ui/Card/Card.tsx";
import { Dropzone } from "../../ui/Dropzone/Dropzone.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { OrderStrip } from "../../ui/OrderStrip/OrderStrip.tsx";
import { Overlay } from "../../ui/Overlay/Overlay.tsx";
import { RadioCard, RadioCards } from "../../ui/RadioCard/RadioCard.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";
import { useSlow } from "../use-slow.ts";
import { useZodForm } from "../use-zod-form.ts";
import { vehicleFields } from "../vehicle-line.ts";
import { Waiting } from "../Waiting.tsx";
import * as css from "./IssueDetails.css.ts";
import { Lights } from "./Lights.tsx";
import { Tips } from "./Tips.tsx";
import { usePhotoWait } from "./use-photo-wait.ts";
import { useIssuePhotos } from "./use-photos.ts";
import { useSubmitIssue } from "./use-submit-issue.ts";

/** The characters that a description needs, as the schema has it. */
const LEAST = 10;

/** Step 2: what is wrong, in the owner's own words, with photos if there are any. */
export function IssueDetails() {
  return useGuard("issue-details") ? <IssueDetailsForm /> : <Waiting />;
}

function IssueDetailsForm() {
  const wizard = useWizard();
  const { site } = useSettings();
  const texts = useTexts();
  const t = texts.issueDetails;
  const [saved] = useState(() => {
    restoreBegunIssue(wizard.storage);
    return { issue: loadIssue(wizard.storage), vehicle: loadVehicle(wizard.storage) };
  });
  const form = useZodForm(IssueForm, {
    issueType: "" as IssueType,
    issueDescription: "",
    ...((saved.issue ?? wizard.prefill().issue) as Partial<IssueForm>),
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const { photos, busy, add, remove } = useIssuePhotos();
  const { submit, share, cancel } = useSubmitIssue(form, photos);
  const uploading = share !== null && share < 1;
  const slow = useSlow(isSubmitting);
  const wait = usePhotoWait(isSubmitting && share === 1);
  const { issueType, issueDescription } = form.watch();
  const typed = issueDescription.trim().length;

  useEffect(() => saveIssue(wizard.storage, { issueType, issueDescription }), [wizard, issueType, issueDescription]);
  const back = () => {
    saveIssue(wizard.storage, form.getValues());
    wizard.go("vehicle-info");
  };

  const dropzone = <Dropzone files={photos} max={MAX_PHOTOS} busy={busy} onAdd={add} onRemove={remove} />;
  return (
    <>
      <Card>
        <form
          onSubmit={form.handleSubmit(submit)}
          onPaste={(event) => {
            const { files, types } = event.clipboardData;
            // Words copied with a picture of them, as offices do, are words.
            if (files.length === 0 || types.includes("text/plain")) return;
            event.preventDefault();
            add([...files]);
          }}
          noValidate
          aria-busy={isSubmitting}
          inert={isSubmitting}
        >
          {saved.vehicle && <VehicleStrip vehicle={saved.vehicle} onChange={back} />}
          <Section>
            <div className={css.columns}>
              <div className={css.fields}>
                <Heading depth={0}>{t.title}</Heading>
                <RadioCards legend={t.typeLegend} error={errors.issueType?.message}>
                  {ISSUE_TYPES.map((type) => (
                    <RadioCard
                      key={type}
                      {...form.register("issueType")}
                      value={type}
                      label={t.types[type].label}
                      text={t.types[type].text}
                    />
                  ))}
                </RadioCards>
                {/* A shop's paper is best shown. */}
                {issueType === "estimate" && dropzone}
                <TextArea
                  {...form.register("issueDescription")}
                  label={t.descriptions[issueType || "symptoms"]}
                  hint={issueType ? t.hints[issueType] : undefined}
                  placeholder={issueType ? t.placeholders[issueType] : t.placeholder}
                  maxLength={MAX_LENGTH.description}
                  error={errors.issueDescription?.message}
                  counted={{
                    note: t.minimum,
                    count: typed < LEAST ? t.countOf(typed, LEAST) : typed.toLocaleString("en-US"),
                  }}
                />
                {(issueType || "symptoms") === "symptoms" && (
                  <Lights
                    text={issueDescription}
                    onText={(text) => form.setValue("issueDescription", text, { shouldValidate: isSubmitted })}
                  />
                )}
                {issueType !== "estimate" && dropzone}
              </div>
              <Tips type={issueType || "symptoms"} />
            </div>
          </Section>
          <Stub note={<p className={`${muted} ${small}`}>{t.note}</p>}>
            <Button onClick={back} disabled={isSubmitting}>
              {texts.back}
            </Button>
            <Button type="submit" tone="main" disabled={isSubmitting || busy}>
              {isSubmitting ? t.submitting : t.submit}
            </Button>
          </Stub>
        </form>
      </Card>
      {isSubmitting && (
        <Overlay
          title={t.overlayTitle}
          text={t.overlayText}
          share={uploading ? share : null}
          status={[uploading && t.uploading, wait ? t.waiting(wait.seconds) : slow && texts.slow]
            .filter(Boolean)
            .join(" ")}
          reach={site ? "window" : "widget"}
          cancel={{ label: t.cancel, onPress: cancel }}
        />
      )}
    </>
  );
}

function VehicleStrip({
  vehicle,
  onChange,
}: {
  vehicle: NonNullable<ReturnType<typeof loadVehicle>>;
  onChange(): void;
}) {
  const texts = useTexts();
  const fields = vehicleFields(texts.order, {
    year: vehicle.vehicleYear,
    make: vehicle.vehicleMake,
    model: vehicle.vehicleModel,
    miles: parseMileage(vehicle.mileage) ?? undefined,
    zipCode: vehicle.zipCode,
  });
  return (
    <OrderStrip
      fields={fields}
      action={<LinkButton onClick={onChange}>{texts.issueDetails.changeVehicle}</LinkButton>}
    />
  );
}
