import { useRef, useState } from "react";
import { CONFIRMATION_TYPES, type ConfirmationType } from "#shared/steps.ts";
import { diagnosticById } from "../../client/diagnostics.ts";
import { requestManagedRepair } from "../../client/managed-repair.ts";
import { waitOf } from "../../client/request-error.ts";
import { useQuery } from "../../client/use-query.ts";
import { useGuard, useWizard, useWizardState } from "../../state/hooks.ts";
import { managedAvailableAtom } from "../../state/managed.ts";
import { useTexts } from "../../texts/texts.ts";
import { hidden } from "../../theme/typography.css.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Card, Section, Stub } from "../../ui/Card/Card.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { RadioCard, RadioCards } from "../../ui/RadioCard/RadioCard.tsx";
import { SlowNote } from "../SlowNote.tsx";
import { useStillShown } from "../use-still-shown.ts";
import { Waiting } from "../Waiting.tsx";
import * as css from "./ServiceOptions.css.ts";

/** Step 4: shops to call oneself, or a repair that is managed. */
export function ServiceOptions() {
  return useGuard("service-options") ? <ServiceChoice /> : <Waiting />;
}

function ServiceChoice() {
  const wizard = useWizard();
  const texts = useTexts();
  const t = texts.serviceOptions;
  const [choice, setChoice] = useState<ConfirmationType | null>(null);
  const [missing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { confirm, busy, offered } = useConfirm(choice);
  return (
    <Card>
      <form
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(choice === null);
          if (choice === null) first.current?.focus();
          confirm();
        }}
      >
        <Section>
          <Heading depth={0}>{t.title}</Heading>
          <div className={css.choice}>
            <RadioCards legend={<span className={hidden}>{t.legend}</span>} error={missing ? t.choose : undefined}>
              {CONFIRMATION_TYPES.map((type, index) => (
                <RadioCard
                  key={type}
                  ref={index === 0 ? first : undefined}
                  name="service-level"
                  value={type}
                  checked={choice === type}
                  onChange={() => {
                    setChoice(type);
                    setMissing(false);
                    wizard.dismissError();
                  }}
                  label={t[type].title}
                  tag={t[type].tag}
                  text={t[type].text}
                  extra={type === "managed" ? t.managed.extra : undefined}
                  note={type === "managed" && offered !== undefined ? t.managed.offered(offered) : undefined}
                />
              ))}
            </RadioCards>
          </div>
        </Section>
        <Section>
          <Heading depth={1}>{t.howTitle}</Heading>
          <ol className={css.how}>
            {t.how.map(({ title, text }, index) => (
              <li key={title} className={css.howStep}>
                <span className={css.howNumber} aria-hidden="true">
                  {index + 1}
                </span>
                <Heading depth={2}>{title}</Heading>
                <p className={css.howText}>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Stub stacked>
          <SlowNote waiting={busy} />
          <Button onClick={() => wizard.go("diagnostic")} disabled={busy}>
            {texts.back}
          </Button>
          <Button type="submit" tone="main" disabled={busy}>
            {busy ? t.submitting : t.submit}
          </Button>
        </Stub>
      </form>
    </Card>
  );
}

/** Confirms the choice: shops at once, a managed repair once it is created. */
function useConfirm(choice: ConfirmationType | null) {
  const wizard = useWizard();
  const texts = useTexts();
  const t = texts.serviceOptions;
  const { diagnosticId } = useWizardState();
  const diagnostic = useQuery(diagnosticId ? diagnosticById(diagnosticId) : null);
  const [busy, setBusy] = useState(false);
  const shown = useStillShown();

  const proceed = (type: ConfirmationType) => {
    wizard.mark("confirmation");
    wizard.go("confirmation", type);
    wizard.host.dispatch("done", { confirmationType: type });
  };

  async function confirm() {
    if (busy) return;
    if (choice === null) return wizard.notify(t.choose, t.chooseText, "error");
    if (choice === "recommendations") return proceed(choice);
    const { userId, issueId, diagnosticId } = wizard.state;
    if (!diagnostic.data || !userId || !issueId || !diagnosticId) return wizard.notify(texts.error, t.noData, "error");
    setBusy(true);
    try {
      const { available } = await requestManagedRepair(wizard.client, { userId, issueId, diagnosticId });
      wizard.store.set(managedAvailableAtom, available);
      if (shown.current) proceed(choice);
    } catch (error) {
      if (!shown.current) return;
      wizard.notify(texts.error, waitOf(error, t.failed), "error");
    } finally {
      setBusy(false);
    }
  }
  return { confirm, busy, offered: diagnostic.data?.offers?.managed };
}
