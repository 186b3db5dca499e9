import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { SentToShop } from "#shared/schemas/lead.ts";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { askShop } from "../../client/leads.ts";
import { RequestError, sentenceOf } from "../../client/request-error.ts";
import { greetingAtom } from "../../state/greeting.ts";
import { useAtom, useSettings, useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { muted, small } from "../../theme/typography.css.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Cells } from "../../ui/Cells/Cells.tsx";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";
import { ErrorMessage } from "../../ui/ErrorMessage/ErrorMessage.tsx";
import { Facts } from "../../ui/Facts/Facts.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import * as css from "./AskShop.css.ts";

export interface AskPanelProps {
  shop: Shop;
  diagnosticId: string;
  /** What the shop will be told, but for the phone number; of these the VIN only where it is ticked. */
  preview: SentToShop;
  onCancel(): void;
}

/** What one shop will be told, word for word, to confirm or to call off; then what it was told. */
export function AskPanel({ shop, onCancel, ...asking }: AskPanelProps) {
  const t = useTexts().lead;
  const [sent, setSent] = useState<SentToShop>();
  return sent ? (
    <Panel key="sent" title={t.sent(shop.name)}>
      <Told sent={sent} />
    </Panel>
  ) : (
    <Confirm {...{ shop, onCancel, ...asking }} onSent={setSent} />
  );
}

function Confirm({
  shop,
  diagnosticId,
  preview: { vin, ...preview },
  onSent,
  onCancel,
}: AskPanelProps & { onSent(sent: SentToShop): void }) {
  const wizard = useWizard();
  const texts = useTexts();
  const t = texts.lead;
  const { partner } = useSettings();
  // What is asked on a partner's page goes to the partner too.
  const { name } = useAtom(greetingAtom);
  const [phone, setPhone] = useState("");
  const [includeVin, setIncludeVin] = useState(false);
  const [sending, setSending] = useState(false);
  const [wrongPhone, setWrongPhone] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const id = useId();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setWrongPhone(undefined);
    setFailure(undefined);
    const typed = phone.trim();
    const ticked = includeVin && { includeVin };
    try {
      const sent = await askShop(wizard.client, {
        diagnosticId,
        shopId: shop.id,
        ...ticked,
        ...(typed && { phone: typed }),
      });
      wizard.host.dispatch("lead", { withPhone: typed !== "" });
      onSent(sent ?? { ...preview, ...(ticked && { vin }), ...(typed && { phone: typed }) });
    } catch (error) {
      const refused = error instanceof RequestError && error.fieldErrors.find(({ path }) => path === "phone");
      if (refused) setWrongPhone(refused.message);
      else setFailure(sentenceOf(error, t.failed));
      setSending(false);
    }
  }
  return (
    <Panel title={t.title(shop.name)}>
      <Told sent={{ ...preview, ...(includeVin && { vin }) }} />
      <form noValidate onSubmit={send} aria-busy={sending} className={css.form}>
        <Cells messages={wrongPhone ? [{ id: `${id}-phone`, text: wrongPhone }] : []}>
          <TextField
            label={t.phone}
            note={t.phoneNote}
            type="tel"
            autoComplete="tel"
            maxLength={MAX_LENGTH.phone}
            value={phone}
            onChange={(event) => setPhone(event.currentTarget.value)}
            errorId={wrongPhone && `${id}-phone`}
          />
        </Cells>
        {vin && (
          <Checkbox
            label={t.includeVin}
            checked={includeVin}
            onChange={(event) => setIncludeVin(event.currentTarget.checked)}
          />
        )}
        <p className={`${muted} ${small}`}>
          {partner ? t.nothingElseOn(name ?? texts.vehicleInfo.thisSite) : t.nothingElse}
        </p>
        <div role="alert">
          <ErrorMessage id={`${id}-failure`}>{failure}</ErrorMessage>
        </div>
        <div className={css.actions}>
          <Button size="small" onClick={onCancel} disabled={sending}>
            {t.cancel}
          </Button>
          <Button type="submit" size="small" disabled={sending}>
            {sending ? t.sending : t.confirm}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Takes the focus to its title, which says what came of the press. */
function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={box} className={css.panel} tabIndex={-1} aria-labelledby={id}>
      <Heading depth={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Told({ sent }: { sent: SentToShop }) {
  const t = useTexts().lead;
  return (
    <Facts
      facts={[
        [t.name, sent.name],
        [t.email, sent.email],
        [t.phone, sent.phone],
        [t.vehicle, sent.vehicle],
        [t.vin, sent.vin],
        [t.problem, sent.issue],
        [
          t.asked,
          sent.asked?.map((line) => (
            <span key={line} className={css.line}>
              {line}
            </span>
          )),
        ],
        [t.leading, sent.causes.join("; ")],
      ]}
    />
  );
}
